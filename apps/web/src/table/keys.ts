import { useEffect, useLayoutEffect, useRef } from 'react';
import { waitNoLonger } from '../ui/after-frame.ts';
import { letterKeysSetting } from './settings.ts';

/** Sections of the list of keys. */
export const KEY_GROUPS = ['choose', 'look', 'parts', 'help'] as const;
type KeyGroup = (typeof KEY_GROUPS)[number];

/** Something that a key does. */
export interface Command {
  readonly group: KeyGroup;
  /** What it does, in the reader's language. */
  readonly title: string;
  /**
   * Any of these, as `KeyboardEvent.key` has them, with `Ctrl+` (or the Mac's command key) and `Shift+` before them:
   * `u`, `?`, `Ctrl+Shift+z`, `ArrowUp`. Two letters with a space between them are pressed one after another: `g b`.
   */
  readonly keys: readonly string[];
  /** Undefined for what the browser or the focused thing does by itself, which is only listed. False: not now. */
  readonly run?: (event: KeyboardEvent) => unknown;
  /** Whether a letter that is held down does it again and again. */
  readonly repeats?: true;
}

/** Lists of commands of all parts that are on the page, the latest last. */
const lists = new Set<{ readonly current: readonly Command[] }>();

/** What all keys do now, without those that another part has taken over. */
export function commandsNow(): Command[] {
  const taken = new Set<string>();
  const found: Command[] = [];
  for (const list of [...lists].reverse()) {
    const mine = list.current.flatMap((command) => {
      const keys = command.keys.filter((key) => !taken.has(key));
      return keys.length === 0 ? [] : [{ ...command, keys }];
    });
    for (const { keys } of mine) for (const key of keys) taken.add(key);
    found.unshift(...mine);
  }
  return found;
}

/** Gives keys to a part of the table, as long as it is on the page. */
export function useCommands(commands: readonly Command[]): void {
  const list = useRef(commands);
  useLayoutEffect(() => {
    list.current = commands;
  });
  useEffect(() => {
    lists.add(list);
    return () => {
      lists.delete(list);
    };
  }, []);
}

/** A key that is a letter, digit or sign, which somebody who dictates may press without wanting to. */
export const isLetterKey = (key: string): boolean => !key.startsWith('Ctrl+') && key.split(' ')[0].length === 1;

/** The key of an event, as commands name it; undefined while a word is being put together. */
export function keyOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>):
  | string
  | undefined {
  if (isComposing || altKey) return undefined;
  // On keyboards and input methods of other scripts, the key of the same place.
  if (key === ' ') return 'Space';
  const latin =
    /^[ -~]$/.test(key) || key.length > 1 ? key : (/^(?:Key|Digit)(\w)$/.exec(code)?.[1].toLowerCase() ?? key);
  const ctrl = ctrlKey || metaKey;
  const letter = latin.length === 1;
  const shift = shiftKey && (ctrl || !letter);
  return `${ctrl ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${letter && ctrl ? latin.toLowerCase() : latin}`;
}

/** Where keys mean letters. */
const TYPING =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';

/** The time between two letters that belong together, in milliseconds. */
const TOGETHER = 1500;

/** Listens for the keys of all commands. */
export function useKeys(): void {
  useEffect(() => {
    let first: { readonly key: string; readonly at: number } | undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const key = keyOf(event);
      if (key === undefined) return;
      if (isLetterKey(key) && letterKeysSetting.get() === 'off') return;
      if (event.repeat && isLetterKey(key) && !commandsNow().some(({ keys, repeats }) => repeats && keys.includes(key)))
        return;
      const both = first !== undefined && event.timeStamp - first.at < TOGETHER ? `${first.key} ${key}` : undefined;
      first = undefined;
      const commands = commandsNow();
      const chosen = commands.findLast(({ keys }) => (both !== undefined && keys.includes(both)) || keys.includes(key));
      if (chosen?.run !== undefined) {
        if (chosen.run(event) !== false) event.preventDefault();
      } else if (commands.some(({ keys }) => keys.some((other) => other.startsWith(`${key} `)))) {
        first = { key, at: event.timeStamp };
      }
    };
    // A key means what is there after the one before, however fast somebody types.
    addEventListener('keydown', waitNoLonger, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', waitNoLonger, true);
      removeEventListener('keydown', onKey);
    };
  }, []);
}
