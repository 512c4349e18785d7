import type { RefObject } from 'react';
import { useTexts } from '../text/texts.ts';
import { type Command, useCommands, useKeys } from './keys.ts';
import type { Choosing } from './use-choosing.ts';
import { type Arrow, walk } from './walk.ts';

const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Where the focus is when it is on nothing that has keys of its own. */
const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The keys of choosing. */
export function useTableKeys(page: RefObject<HTMLElement | null>, choosing: Choosing): void {
  const texts = useTexts();
  const { asked, armed, picked, reasons } = choosing;

  function onArrow({ key, shiftKey }: KeyboardEvent): boolean {
    const onTable = document.activeElement?.matches('[data-target]') === true;
    if (page.current === null || !(onTable || (isFree() && asked))) return false;
    return walk(page.current, key as Arrow, shiftKey) || onTable;
  }
  function press(place: number): boolean {
    const button = page.current?.querySelectorAll<HTMLButtonElement>('.choice-bar [data-choice]')[place];
    button?.focus();
    button?.click();
    return button !== undefined;
  }

  const commands: Command[] = [
    { group: 'choose', title: texts.text('web.keys.walk'), keys: ARROWS, run: onArrow },
    {
      group: 'choose',
      title: texts.text('web.keys.walk-all'),
      keys: ARROWS.map((arrow) => `Shift+${arrow}`),
      run: onArrow,
    },
    { group: 'choose', title: texts.text('web.keys.tab'), keys: ['Tab'] },
    {
      group: 'choose',
      title: texts.text('web.keys.point'),
      keys: ['Enter', 'Space'],
      run: ({ key }) => {
        if (key !== 'Enter' || !isFree() || armed === undefined) return false;
        choosing.confirm();
        return true;
      },
    },
    {
      group: 'choose',
      title: texts.text('web.keys.let-go'),
      keys: ['Escape'],
      run: () => {
        if (picked.length === 0 && reasons.length === 0) return false;
        choosing.clear();
        return true;
      },
    },
    {
      group: 'choose',
      title: texts.text('web.keys.button'),
      keys: DIGITS,
      run: ({ key, code }) => press(Number(/\d/.exec(key) ?? /\d/.exec(code)) - 1),
    },
    { group: 'choose', title: texts.text('web.undo'), keys: ['u', 'Ctrl+z'], run: choosing.undo },
    { group: 'choose', title: texts.text('web.redo'), keys: ['r', 'Ctrl+Shift+z', 'Ctrl+y'], run: choosing.redo },
  ];
  useCommands(commands);
  useKeys();
}
