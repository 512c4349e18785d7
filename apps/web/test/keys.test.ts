import { expect, test } from 'vitest';
import { isLetterKey, keyOf } from '../src/table/keys.ts';

const press = (given: Partial<Parameters<typeof keyOf>[0]>) =>
  keyOf({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...given,
  });

test('keys are named as commands name them', () => {
  expect(press({ key: 'u' })).toBe('u');
  expect(press({ key: '?', shiftKey: true })).toBe('?');
  expect(press({ key: 'z', ctrlKey: true })).toBe('Ctrl+z');
  expect(press({ key: 'Z', metaKey: true, shiftKey: true })).toBe('Ctrl+Shift+z');
  expect(press({ key: 'ArrowUp', shiftKey: true })).toBe('Shift+ArrowUp');
  expect(press({ key: ' ' })).toBe('Space');
});

test('on keyboards of other scripts the place of a key counts, and words in the making are left alone', () => {
  expect(press({ key: 'г', code: 'KeyU' })).toBe('u');
  expect(press({ key: 'u', isComposing: true })).toBeUndefined();
  expect(press({ key: 'u', altKey: true })).toBeUndefined();
});

test('what somebody who dictates could press by chance can be switched off', () => {
  expect(['u', '?', '1', 'g b'].every(isLetterKey)).toBe(true);
  expect(['Ctrl+z', 'Escape', 'ArrowUp', 'Enter'].some(isLetterKey)).toBe(false);
});
