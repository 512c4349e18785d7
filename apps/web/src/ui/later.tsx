import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * What can wait until the rest is on the page. It is made in small pieces of time, so that the page answers meanwhile.
 */
export function Later({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? children : meanwhile;
}
