import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { GameFace } from '../games/game-face.ts';
import { GlossaryOf } from './glossary-context.tsx';
import { RulesContext } from './rules-context.ts';

const RulesSheet = lazy(() => import('./rules-sheet.tsx').then(({ RulesSheet: sheet }) => ({ default: sheet })));

/** Inside it, words of the game explain themselves, and rules open as they hold at a table with these options. */
export function Teaching({ face, options, children }: { face: GameFace; options: unknown; children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly at: string | undefined }>();
  const open = useCallback((at?: string) => setOpened({ at }), []);
  const rules = useMemo(() => ({ open, explained: face.learn.rulebook !== undefined }), [open, face]);
  return (
    <RulesContext value={rules}>
      <GlossaryOf face={face} options={options}>
        {children}
        {opened !== undefined && (
          <Suspense>
            <RulesSheet
              key={opened.at}
              face={face}
              options={options}
              first={opened.at}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        )}
      </GlossaryOf>
    </RulesContext>
  );
}
