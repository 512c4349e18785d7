/** What a game of the battery did wrong, where, and how to see it again. */
export class BatteryFailure extends Error {
  override readonly name = 'BatteryFailure';
}

/** Throws BatteryFailure unless `holds`. */
export function must(holds: boolean, message: string): asserts holds {
  if (!holds) throw new BatteryFailure(message);
}
