import { type ClinicState, NUMBERS, type Rules } from '@asclepion/clinic';
import { type Piece, pieceState } from '../../commons/piece.ts';

/** What the base game can build besides tiles and equipment. */
export const basePieces = (_rules: Rules, { entranceSupply }: Readonly<ClinicState>): Piece[] => [
  {
    id: 'upgraded-lot',
    group: 'outdoors',
    tone: 'lot',
    left: undefined,
    state: 'open',
    price: NUMBERS.upgradePrice,
  },
  {
    id: 'entrance',
    group: 'fittings',
    tone: 'entrance',
    left: entranceSupply,
    state: pieceState(entranceSupply),
    price: NUMBERS.entrancePrice,
  },
];
