import { useState } from 'react';
import type { Place } from './place.ts';
import { useReach } from './reach.ts';

/** Where a new table is to stand: as chosen, else with the server; always on this device while no server answers. */
export function usePlace(): [Place, (place: Place) => void] {
  const [wanted, setWanted] = useState<Place>('server');
  return [useReach() === 'unreachable' ? 'device' : wanted, setWanted];
}
