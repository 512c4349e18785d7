import { useEffect, useState } from 'react';

/** A number that changes whenever colours do: with the theme, or with the system's. */
export function useColourChange(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const changed = (): void => setChanges((before) => before + 1);
    const watcher = new MutationObserver(changed);
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', changed);
    return () => {
      watcher.disconnect();
      dark.removeEventListener('change', changed);
    };
  }, []);
  return changes;
}

/** The colour that a name of the tokens stands for here and now; a canvas knows no such names. */
export function colourOf(inside: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  inside.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
