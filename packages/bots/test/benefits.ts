import { type BotMaker, resident } from '@asclepion/bots';
import { type ClinicOptions, type ClinicState, clinic, type Rules } from '@asclepion/clinic';
import { type Choice, createEngine, type Engine, type Event, openSeed, type State } from '@asclepion/kernel';

type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;
type ClinicModule = Rules['modules'][number];
type Planning = Rules['plan'][number];
type Column = Parameters<Parameters<Planning>[0]['program']['column']>[0];

/** What is measured of a resident that takes a module's benefits, beside one that ignores the module. */
export interface Question {
  readonly module: string;
  readonly games: number;
  /** Further modules and other options of the table. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Changes the position in which both begin, where what the module is about would hardly come up. */
  readonly begin?: (state: ClinicState, rules: Rules) => void;
  /** A choice with which the module's benefit is taken; if nothing is given, every choice of the module's own. */
  readonly takes?: (choice: Choice) => boolean;
  /** Something that happens to the seat and is such a benefit, in place of choices. */
  readonly brings?: (event: Event) => boolean;
  /** What the one who ignores the module leaves alone besides the module's own choices. */
  readonly ignores?: (choice: Choice) => boolean;
}

export interface Benefit {
  /** How often a benefit was taken in a game, and in what part of the games at all. */
  readonly taken: number;
  readonly games: number;
  /** By how much the one who takes them scores more, on average, and the standard error of that. */
  readonly difference: number;
  readonly error: number;
}

/** Whether a choice is for something that only this module brings: its things, people, errands, cares, pieces. */
function isOwn(
  { tiles, equipment, things, hires, errands, cares }: ClinicModule,
  rules: Rules,
  choice: Choice,
): boolean {
  const setUp = { options: rules.options, seats: rules.seats, services: rules.services, specialCopies: 1 };
  const has = (list: readonly { readonly id: string }[] | undefined, id: unknown): boolean =>
    list?.some((one) => one.id === id) === true;
  return (
    [things, hires, errands, cares].some((list) => has(list, choice.do)) ||
    (choice.do === 'build' && has(tiles?.(setUp), choice.tile)) ||
    (choice.do === 'equip' && has(equipment?.(setUp), choice.what))
  );
}

const moduleOf = ({ modules }: Rules, id: string): ClinicModule => modules.find((one) => one.id === id) as ClinicModule;

/** Everything that doing a column once asks to be chosen, beside plain walks and treatments. */
const choicesOf = ({ deed = {} }: Column): Choice[] =>
  [...(deed.goes ?? []).flatMap(({ walk }) => walk?.choices ?? []), deed.errand, deed.cares?.choice].filter(
    (choice) => choice !== undefined,
  );

/**
 * A module's part of a plan but for what asks for choices that are ignored. The rest stays, as nobody could plan for
 * guests and dangers without it; and a plan with such a choice could not be carried out, so that no plan at all is left.
 */
const planningWithout =
  (part: Planning, ignored: (choice: Choice) => boolean): Planning =>
  (scene) => {
    const { program } = scene;
    const add = program.column.bind(program);
    program.column = (column) => {
      if (!choicesOf(column).some(ignored)) add(column);
    };
    part(scene);
    program.column = add;
  };

/**
 * A resident that does not know what a module is good for: it expects nothing of it, plans without it, and never
 * chooses what is its own, nor what it is told to leave alone, where it has another choice.
 */
export const ignoring =
  (id: string, ignores?: Question['ignores']): BotMaker =>
  (anyEngine) => {
    const engine = anyEngine as unknown as ClinicEngine;
    const { rules } = engine;
    const module = moduleOf(rules, id);
    const ignored = (choice: Choice): boolean => isOwn(module, rules, choice) || ignores?.(choice) === true;
    const without = <Thing>(all: readonly Thing[], own: readonly Thing[] | Thing | undefined): Thing[] =>
      all.filter((one) => one !== own && !(Array.isArray(own) && own.includes(one)));
    const dull: ClinicEngine = {
      ...engine,
      rules: {
        ...rules,
        prospect: without(rules.prospect, module.prospect),
        errands: without(rules.errands, module.errands),
        cares: without(rules.cares, module.cares),
        hires: without(rules.hires, module.hires),
        things: without(rules.things, module.things),
        plan: rules.plan.map((part) => (part === module.plan ? planningWithout(part, ignored) : part)),
      },
      choices(state, seat) {
        const all = engine.choices(state, seat);
        const others = all.filter((choice) => !ignored(choice));
        return others.length > 0 ? others : all;
      },
    };
    return resident(dull as unknown as Engine<unknown, unknown, State>);
  };

/**
 * Plays games of two seats with fixed seeds: a resident that takes a module's benefits beside one that ignores it, each
 * seed twice with the seats exchanged, so that the luck of a seat counts for neither.
 */
export function measureBenefit(question: Question): Benefit {
  const { module: id, games, options = {}, begin, takes, brings, ignores } = question;
  const others = (options.modules as readonly string[] | undefined) ?? [];
  const engine = createEngine(clinic, { seats: 2, ...options, modules: [id, ...others] }) as ClinicEngine;
  const dull = ignoring(id, ignores);
  const counts = takes ?? ((choice) => isOwn(moduleOf(engine.rules, id), engine.rules, choice));
  const pairs: number[] = [];
  let taken = 0;
  let gamesWith = 0;
  for (let pair = 0; 2 * pair < games; pair++) {
    let difference = 0;
    for (const user of [0, 1]) {
      const bots = [0, 1].map((seat) => (seat === user ? resident : dull)(engine as never));
      let { state, events } = engine.begin(`fast:benefit:${pair}`);
      begin?.(state, engine.rules);
      let found = 0;
      for (let [seat] = engine.deciders(state); seat !== undefined; [seat] = engine.deciders(state)) {
        const { choice } = bots[seat].choose({
          view: engine.view(state, seat),
          seat,
          chance: openSeed(`fast:benefit:${seat}`),
        });
        const applied = engine.apply(state, seat, choice);
        if (!applied.ok) throw new Error(`${applied.violation.rule} refuses ${JSON.stringify(choice)}`);
        ({ state, events } = applied);
        if (brings === undefined) found += Number(seat === user && counts(choice));
        else found += events.filter((event) => event.seat === user && brings(event)).length;
      }
      const [mine, theirs] = [user, 1 - user].map((seat) => engine.result(state)?.scores[seat] ?? 0);
      difference += (mine - theirs) / 2;
      taken += found;
      gamesWith += Number(found > 0);
    }
    pairs.push(difference);
  }
  const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  const variance = pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  return {
    taken: taken / (2 * pairs.length),
    games: gamesWith / (2 * pairs.length),
    difference: mean,
    error: Math.sqrt(variance / pairs.length),
  };
}
