/** Where a table stands: with the server that the page came from, or on this device. */
export type Place = 'server' | 'device';

const DEVICE = 'device-';

/** The name of a table says where it stands. */
export const placeOf = (id: string): Place => (id.startsWith(DEVICE) ? 'device' : 'server');

/** A name that no table on any device has. */
export function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return DEVICE + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
