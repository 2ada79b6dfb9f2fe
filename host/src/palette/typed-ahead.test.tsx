import { store } from '@jackfield/runtime';
import { expect, it } from 'vitest';
import { paletteAtom, typedAtom } from './palette-state.ts';
import { catchTyping, releaseTyping } from './typed-ahead.ts';

const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('takes letters and signs, and no keys that stand for something else, until it is over', () => {
  const taken: string[] = [];
  catchTyping((key) => taken.push(key));
  expect(['d', 'Shift', 'a', 'n'].map((key) => press(key))).toEqual([true, false, true, true]);
  expect(press('r', { ctrlKey: true })).toBe(false);
  releaseTyping();
  expect(press('x')).toBe(false);
  expect(taken.join('')).toBe('dan');
});

it('one taker at a time', () => {
  const former: string[] = [];
  catchTyping((key) => former.push(key));
  catchTyping(() => undefined);
  press('a');
  releaseTyping();
  expect(former).toEqual([]);
});

it('asking again for the palette that comes keeps what was typed for it', () => {
  store.set(paletteAtom, 'search');
  press('d');
  store.set(paletteAtom, 'search');
  press('a');
  expect(store.get(typedAtom)).toBe('da');
  store.set(paletteAtom, null);
  expect(store.get(typedAtom)).toBe('');
});
