import type { Geometry } from './board/geometry.ts';
import type {
  Applicant,
  BonusTile,
  Care,
  ClinicModule,
  EquipmentDefinition,
  Errand,
  Fee,
  Hire,
  KindDefinition,
  Load,
  ScoreItem,
  Secret,
  Step,
  Thing,
  TileDefinition,
  VehicleDefinition,
} from './module.ts';
import type { ClinicOptions } from './options.ts';
import type { ClinicState } from './state.ts';

type Hook<Name extends keyof ClinicModule> = readonly NonNullable<ClinicModule[Name]>[];

/** The rules of one table: options and modules composed. Made once, never changed. */
export interface Rules {
  readonly options: ClinicOptions;
  readonly seats: number;
  readonly modules: readonly ClinicModule[];
  /** Services in play, in notepad order; everywhere else a service is an index into this list. */
  readonly services: readonly string[];
  /** Each seat's board. */
  readonly geometry: readonly Geometry[];
  /** All kinds of tile; place 0 stands for no tile. */
  readonly tiles: readonly TileDefinition[];
  /** Place of a tile by its id. */
  readonly tileIndex: Readonly<Record<string, number>>;
  /** The starting tiles of CB-SETUP-9; the hub is the first service's. */
  readonly startTiles: Readonly<Record<'hub' | 'treatment-room' | 'supply-room', number>>;
  readonly equipment: readonly EquipmentDefinition[];
  /** Every sort of person, by its id. */
  readonly kinds: Readonly<Record<string, KindDefinition>>;
  readonly placesBeside: readonly string[];
  readonly startingPeople: Hook<'startingPeople'>;
  readonly applicants: readonly Applicant[];
  readonly things: readonly Thing[];
  readonly errands: readonly Errand[];
  readonly loads: readonly Load[];
  readonly cares: readonly Care[];
  readonly hires: readonly Hire[];
  readonly vehicles: readonly VehicleDefinition[];
  readonly bonusTiles: readonly BonusTile[];
  readonly programme: readonly string[];
  readonly steps: Readonly<Record<string, Step<Rules, ClinicState>>>;
  readonly scoreItems: readonly ScoreItem[];
  readonly secrets: readonly Secret[];
  readonly admitting: Hook<'admitting'>;
  readonly queuePoints: Hook<'queuePoints'>;
  readonly entryTime: Hook<'entryTime'>;
  readonly closed: Hook<'closed'>;
  readonly refuseStop: Hook<'refuseStop'>;
  readonly refuseDone: Hook<'refuseDone'>;
  readonly capacity: Hook<'capacity'>;
  readonly rides: Hook<'rides'>;
  readonly roomBonus: Hook<'roomBonus'>;
  readonly wages: Hook<'wages'>;
  readonly maintenance: Hook<'maintenance'>;
  readonly pairedConveyors: boolean;
  readonly fees: readonly Fee[];
  readonly maintenanceSaving: Hook<'maintenanceSaving'>;
  readonly worsening: Hook<'worsening'>;
  readonly falling: Hook<'falling'>;
  readonly died: Hook<'died'>;
  readonly extraCars: Hook<'extraCars'>;
  readonly conserved: Hook<'conserved'>;
  readonly prospect: Hook<'prospect'>;
  readonly plan: Hook<'plan'>;
  readonly ledger: Hook<'ledger'>;
}
