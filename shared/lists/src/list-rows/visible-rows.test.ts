import type { ListOf } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import { addAnswers, nothingSeen, pagesOf, type SeenRows } from './visible-rows.ts';

interface Row {
  id: string;
  label: string;
}
const row = (id: string, label = id): Row => ({ id, label });
const answer = (items: Row[], total: number): ListOf<Row> => ({
  items,
  total,
  limit: 2,
  pageNum: 1,
  pageCount: 1,
  hasMore: false,
  nextStartAfter: null,
});
const blank: SeenRows<ListOf<Row>> = nothingSeen;
const idsOf = (seen: SeenRows<ListOf<Row>>, page: number) =>
  seen.pages.get(page)?.rows.map(({ id }) => id);

describe('pagesOf', () => {
  it.each([
    [0, 20, [1]],
    [90, 130, [1, 2]],
    [9_980, 9_999, [100]],
    [100, 100, [2]],
  ])('rows %i to %i lie in %o', (first, last, pages) => {
    expect(pagesOf(first, last, 100)).toEqual(pages);
  });
});

describe('addAnswers', () => {
  it('keeps the pages that were in sight before', () => {
    const first = addAnswers(blank, 'a', [{ page: 1, answer: answer([row('x')], 4), at: 1 }]);
    const second = addAnswers(first, 'a', [{ page: 2, answer: answer([row('y')], 4), at: 2 }]);
    expect([idsOf(second, 1), idsOf(second, 2)]).toEqual([['x'], ['y']]);
    expect(second.changed.size).toBe(0);
  });

  it('changes a page in place and names what is new', () => {
    const before = answer([row('x'), row('y')], 2);
    const after = answer([row('y'), row('x', 'new')], 2);
    const first = addAnswers(blank, 'a', [{ page: 1, answer: before, at: 1 }]);
    const second = addAnswers(first, 'a', [{ page: 1, answer: after, at: 2 }]);
    expect(idsOf(second, 1)).toEqual(['x', 'y']);
    expect([...second.changed]).toEqual(['x']);
  });

  it('forgets the rows of another request', () => {
    const first = addAnswers(blank, 'a', [
      { page: 1, answer: answer([row('x')], 4), at: 1 },
      { page: 2, answer: answer([row('y')], 4), at: 1 },
    ]);
    const second = addAnswers(first, 'b', [{ page: 1, answer: answer([row('z')], 1), at: 2 }]);
    expect([idsOf(second, 1), idsOf(second, 2)]).toEqual([['z'], undefined]);
    expect(second.newest?.answer.total).toBe(1);
  });

  it('counts as the newest answer does, not as one out of the cache', () => {
    const first = addAnswers(blank, 'a', [{ page: 1, answer: answer([row('x')], 5), at: 9 }]);
    const second = addAnswers(first, 'a', [{ page: 2, answer: answer([row('y')], 4), at: 3 }]);
    expect(second.newest?.answer.total).toBe(5);
  });
});
