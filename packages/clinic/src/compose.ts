import { type OptionProblem, OptionsError } from '@asclepion/kernel';
import { geometry } from './board/geometry.ts';
import { BY_SEATS } from './data/numbers.ts';
import { SERVICES } from './data/services.ts';
import type { ClinicModule, InsertedStep, SetUp, TileDefinition } from './module.ts';
import { BASE } from './modules/base/index.ts';
import { PROGRAMME } from './modules/base/programme.ts';
import { MODULES } from './modules/index.ts';
import { problemsOfSet } from './modules/sets.ts';
import { plainTile } from './modules/tiles.ts';
import { type ClinicOptions, isAsked } from './options.ts';
import type { Rules } from './rules.ts';
import { NOT_OFFERED } from './violation.ts';

/** The modules that options ask for, in the order of the boxes. Throws OptionsError for a set that cannot be played. */
function chosenModules(options: ClinicOptions, offered: readonly ClinicModule[]): ClinicModule[] {
  const asked = new Set([...options.modules, ...offered.filter((one) => isAsked(one, options)).map(({ id }) => id)]);
  const problems = problemsOfSet(offered, [...asked]).map(
    ({ kind, module, other }): OptionProblem => ({
      field: 'modules',
      message: {
        unknown: `No module is named '${module}'. There are: ${offered.map(({ id }) => id).join(', ')}.`,
        needs: `'${module}' needs '${other}'.`,
        conflicts: `'${module}' cannot be played with '${other}'.`,
      }[kind],
    }),
  );
  for (const module of [...BASE, ...offered])
    if (module.box === 'base' || asked.has(module.id)) problems.push(...(module.problems?.(options) ?? []));
  if (problems.length > 0) throw new OptionsError(problems);
  return offered.filter(({ id }) => asked.has(id));
}

/** The steps of the base game, those that modules move in their new places (CB-HOOK-5). */
function baseSteps(modules: readonly ClinicModule[]): string[] {
  const steps: string[] = [...PROGRAMME];
  for (const { step, after } of modules.flatMap((module) => module.moves ?? [])) {
    steps.splice(steps.indexOf(step), 1);
    steps.splice(steps.indexOf(after) + 1, 0, step);
  }
  return steps;
}

/** Steps at one place, in the order of the modules where none says otherwise (CB-HOOK-4). */
function inOrder(steps: readonly InsertedStep[]): string[] {
  const order: InsertedStep[] = [];
  for (const step of steps) {
    const follower = order.findIndex(({ name, last }) => step.ahead?.includes(name) || (last && !step.last));
    order.splice(follower < 0 ? order.length : follower, 0, step);
  }
  return order.map(({ name }) => name);
}

/**
 * The programme with the modules' steps in it. Between two base steps X and Y come first those inside X, then all
 * after X, then all before Y, each sort in the order of the modules (CB-HOOK-4).
 */
function programmeOf(modules: readonly ClinicModule[]): string[] {
  const all = modules.flatMap((module) => module.programme ?? []);
  // A step that several modules need stands at its place once; one module may put a step at several places.
  const known = ({ name, place }: InsertedStep): string => JSON.stringify([name, place]);
  const inserted = all.filter((step, index) => all.findIndex((other) => known(other) === known(step)) === index);
  const named = (wanted: (place: InsertedStep['place']) => boolean): string[] =>
    inOrder(inserted.filter(({ place }) => wanted(place)));
  return baseSteps(modules).flatMap((step) => [
    ...named((place) => 'before' in place && place.before === step),
    step,
    ...named((place) => 'inside' in place && place.inside === step),
    ...named((place) => 'after' in place && place.after === step),
  ]);
}

/** The same definitions, each with all fields that any of them has: reading them is quick where they have one shape. */
function ofOneShape<Definition extends object>(all: readonly Definition[]): Definition[] {
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  return all.map((one) => Object.fromEntries(names.map((name) => [name, Reflect.get(one, name)])) as Definition);
}

const NO_TILE: TileDefinition = plainTile({ id: 'none', copies: 0, site: () => NOT_OFFERED });

/** Options and modules, composed once for a table. `offered` are all that it may ask for. Throws OptionsError. */
export function compose(options: ClinicOptions, offered: readonly ClinicModule[] = MODULES): Rules {
  const modules = [...BASE, ...chosenModules(options, offered)];
  const services = SERVICES[options.services].slice(0, BY_SEATS.services[options.seats]);
  const setUp: SetUp = {
    options,
    seats: options.seats,
    services,
    specialCopies: BY_SEATS.specialCopies[options.seats],
  };
  const topFloor = Math.max(...modules.map((module) => module.topFloor ?? 0));
  const tiles = ofOneShape([NO_TILE, ...modules.flatMap((module) => module.tiles?.(setUp) ?? [])]);

  function hooks<Name extends keyof ClinicModule>(name: Name): NonNullable<ClinicModule[Name]>[] {
    return modules.flatMap((module) =>
      module[name] === undefined ? [] : [module[name] as NonNullable<ClinicModule[Name]>],
    );
  }

  return {
    options,
    seats: options.seats,
    modules,
    services,
    geometry: options.boards.map((side) => geometry(side, topFloor)),
    tiles,
    tileIndex: Object.fromEntries(tiles.map(({ id }, index) => [id, index])),
    startTiles: {
      hub: tiles.findIndex(({ service }) => service === 0),
      'treatment-room': tiles.findIndex(({ id }) => id === 'treatment-room'),
      'supply-room': tiles.findIndex(({ id }) => id === 'supply-room'),
    },
    equipment: modules.flatMap((module) => module.equipment?.(setUp) ?? []),
    kinds: Object.fromEntries(ofOneShape(hooks('kinds').flat()).map((kind) => [kind.id, kind])),
    placesBeside: hooks('placesBeside').flat(),
    startingPeople: hooks('startingPeople'),
    applicants: hooks('applicants').flat(),
    things: hooks('things').flat(),
    errands: hooks('errands').flat(),
    loads: hooks('loads').flat(),
    cares: hooks('cares').flat(),
    hires: hooks('hires').flat(),
    vehicles: hooks('vehicles').flat(),
    bonusTiles: hooks('bonusTiles').flat(),
    programme: programmeOf(modules),
    steps: Object.assign({}, ...hooks('steps')),
    scoreItems: hooks('scoreItems').flat(),
    secrets: hooks('secrets').flat(),
    admitting: [...modules.slice(BASE.length), ...BASE].flatMap(({ admitting }) => admitting ?? []),
    queuePoints: hooks('queuePoints'),
    entryTime: hooks('entryTime'),
    closed: hooks('closed'),
    refuseStop: hooks('refuseStop'),
    refuseDone: hooks('refuseDone'),
    capacity: hooks('capacity'),
    rides: hooks('rides'),
    roomBonus: hooks('roomBonus'),
    wages: hooks('wages'),
    maintenance: hooks('maintenance'),
    pairedConveyors: hooks('pairedConveyors').some((paired) => paired(options)),
    fees: hooks('fees').flat(),
    maintenanceSaving: hooks('maintenanceSaving'),
    worsening: hooks('worsening'),
    falling: hooks('falling'),
    died: hooks('died'),
    extraCars: hooks('extraCars'),
    conserved: hooks('conserved'),
    prospect: hooks('prospect'),
    plan: hooks('plan'),
    ledger: hooks('ledger'),
  };
}
