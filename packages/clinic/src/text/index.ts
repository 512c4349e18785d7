export type { ClinicKey } from './clinic-key.ts';
export {
  describeChoice,
  describeEvent,
  describeNote,
  describePrompt,
  describeReason,
  describeViolation,
} from './describe.ts';
export type { ModuleId } from './modules/index.ts';
export * from './names.ts';
