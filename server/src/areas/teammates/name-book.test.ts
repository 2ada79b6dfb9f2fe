import { expect, it } from 'vitest';
import { NameBook, parting, type Slice } from './name-book.ts';

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** A slice of people whose texts these are, with the letters of their statuses. */
const slice = (texts: string[], statuses: string, from = 0): Slice => ({
  texts: texts.join(parting),
  ids: texts.map((_, at) => idOf(from + at)).join(''),
  statuses,
});

const book = NameBook.of('1', [
  slice(['ann\na@x', 'dan dan\nd@x', 'bo\nb@x'], 'aps'),
  slice(['anna\nan@x', 'zoë\nz@x'], 'aa', 3),
]);
const all = { direction: 'asc', offset: 0, limit: 10 } as const;
const found = (text: string, wanted = {}) =>
  book
    ?.search(text)
    ?.ids({ ...all, ...wanted })
    .map((id) => Number(id.slice(-3)));

it('finds each person once, however often the text is in what can be searched', () => {
  expect(found('an')).toEqual([0, 1, 3]);
  expect(found('@x')).toEqual([0, 1, 2, 3, 4]);
  expect(found('ë')).toEqual([4]);
  expect(found('\n')).toEqual([0, 1, 2, 3, 4]);
  expect(found('xdan')).toEqual([]);
});

it('finds by words in whatever order', () => {
  const people = NameBook.of('1', [slice(['alice nakagawa\na@x', 'alice lim\nn@nakagawa'], 'aa')]);
  const ids = (text: string) =>
    people
      ?.search(text)
      ?.ids(all)
      .map((id) => Number(id.slice(-3)));
  expect(ids('nakagawa alice')).toEqual([0, 1]);
  expect(ids('lim alice')).toEqual([1]);
  expect(ids('lim bob')).toEqual([]);
});

it('counts by status, and gives a part in either direction', () => {
  expect(book?.search('an')?.counts).toEqual({ all: 3, active: 2, pending: 1, suspended: 0 });
  expect(found('an', { direction: 'desc', limit: 2 })).toEqual([3, 1]);
  expect(found('an', { offset: 1 })).toEqual([1, 3]);
  expect(found('an', { status: 'active', offset: 1 })).toEqual([3]);
});

it('answers nothing for what it could not tell apart', () => {
  expect(book?.search(`n${parting}d`)).toBeNull();
  expect(book?.search('')).toBeNull();
  expect(NameBook.of('1', [slice([`a${parting}b`], 'a')])).toBeNull();
  expect(NameBook.of('1', [slice([], '')])?.search('a')?.counts.all).toBe(0);
});
