import { useEffect } from 'react';
import { links, routeOf } from '../../router.ts';

/** Going through moments fast leaves the address alone until one stays for so many milliseconds. */
const SETTLED = 400;

/** The moment in the address of a table. */
function momentInAddress(): number | undefined {
  const route = routeOf(location.hash);
  return route.page === 'table' ? route.at : undefined;
}

/** The address of the table that is open, at a moment or now. */
export function addressAt(at: number | undefined): string {
  const route = routeOf(location.hash);
  return route.page === 'table' ? links.table(route.id, route.seat, at) : location.hash;
}

/** Keeps the moment that is shown in the address, and shows the one to which the address leads. */
export function useMomentInAddress(at: number | undefined, look: (sequence: number) => void, toNow: () => void): void {
  useEffect(() => {
    const follow = (): void => {
      const asked = momentInAddress();
      if (asked !== undefined) look(asked);
    };
    const onHashChange = (): void => (momentInAddress() === undefined ? toNow() : follow());
    follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [look, toNow]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (momentInAddress() !== at) history.replaceState(null, '', addressAt(at));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [at]);
}
