import { freeCell, siteParams, streetSite } from '../../board/sites.ts';
import { hasFreeSpot } from '../../board/spots.ts';
import { BONUS } from '../../data/bonus-tiles.ts';
import { type BonusTile, defineModule, type Frame, type Steps } from '../../module.ts';
import { newPatient, newStaff } from '../../people/people.ts';
import { placeTile } from '../../phases/build.ts';
import { parking, shiftingCars } from '../../phases/cars.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState, Person } from '../../state.ts';
import { NOT_OFFERED, withParams } from '../../violation.ts';

interface FreeTileFrame extends Frame {
  readonly seat: number;
  readonly tile: string;
}

/** Street spaces on which a free lot or garden may be laid. */
const freeStreets = (rules: Rules, seat: number, clinic: Readonly<Clinic>): number[] =>
  clinic.tiles.flatMap((_, cell) =>
    freeCell(rules, seat, clinic, cell) === undefined && streetSite(rules, seat, cell) === undefined ? [cell] : [],
  );

const freeTile = (id: string, tile: string): BonusTile => ({
  id,
  possible: (rules, state, seat) =>
    state.tileSupply[rules.tileIndex[tile]] > 0 && freeStreets(rules, seat, state.clinics[seat]).length > 0,
  gain: (_rules, _state, seat) => [{ step: 'lay-free-tile', seat, tile } as FreeTileFrame],
});

/** Somebody comes for nothing, and needs a car like everybody (CB-SETUP-12, 13). */
const somebody = (id: string, who: () => Person): BonusTile => ({
  id,
  possible: (rules, state, seat) => hasFreeSpot(rules, seat, state.clinics[seat]),
  gain(_rules, state, seat) {
    state.clinics[seat].people.push(who());
    return [parking(seat)];
  },
});

const always = (id: string, gain: (clinic: Clinic) => void): BonusTile => ({
  id,
  possible: () => true,
  gain(_rules: Rules, state: ClinicState, seat: number) {
    gain(state.clinics[seat]);
    return [];
  },
});

const steps: Steps = {
  'lay-free-tile': {
    choices: (rules, state, _frame, seat) =>
      freeStreets(rules, seat, state.clinics[seat]).map((at) => ({ do: 'lay-free', at })),
    refuse: (rules, state, _frame, seat, choice) =>
      choice.do === 'lay-free'
        ? withParams(
            freeCell(rules, seat, state.clinics[seat], Number(choice.at)) ?? streetSite(rules, seat, Number(choice.at)),
            siteParams(rules, seat, choice.at),
          )
        : NOT_OFFERED,
    choose(rules, state, frame: FreeTileFrame, seat, choice, flow) {
      const cell = Number(choice.at);
      placeTile(rules, state, seat, rules.tileIndex[frame.tile], cell);
      flow.events?.push({ id: 'built', seat, tile: frame.tile, at: cell, price: 0 });
      if (frame.tile === 'parking-lot') flow.next(...shiftingCars(rules, state, seat, cell));
    },
  },
};

/** The seven bonus tiles (CB-SETUP-12). */
export const bonusTiles = defineModule({
  id: 'bonus-tiles',
  box: 'base',
  steps,
  bonusTiles: [
    always('money', (clinic) => {
      clinic.money += BONUS.money;
    }),
    freeTile('parking-lot', 'parking-lot'),
    freeTile('garden', 'garden'),
    somebody('patient', () => newPatient(0, 0)),
    somebody('nurse', () => newStaff('nurse')),
    somebody('orderly', () => newStaff('orderly')),
    always('training', (clinic) => {
      const doctor = clinic.people.find(({ kind }) => kind === 'doctor');
      if (doctor !== undefined) doctor.level++;
    }),
  ],
});
