import { describe, expect, it } from 'vitest';
import { cursorAnswer, pageAnswer, searchPattern, searchPatterns, wantedPage } from './list.ts';

describe('page lists of annex A1', () => {
  it('OP-01 answers the whole list without paging parameters', () => {
    const wanted = wantedPage({});
    expect(wanted).toEqual({ limit: 1000, offset: 0, pageNum: null });
    expect(pageAnswer(['a', 'b'], 2, wanted)).toEqual({
      items: ['a', 'b'],
      total: 2,
      limit: 2,
      pageNum: 1,
      pageCount: 1,
      hasMore: false,
      nextStartAfter: null,
    });
  });

  it('OP-01 starts at page 1 with 25 records where one parameter is given, or the list is paged', () => {
    expect(wantedPage({ pageNum: 3 })).toEqual({ limit: 25, offset: 50, pageNum: 3 });
    expect(wantedPage({ limit: 10 })).toEqual({ limit: 10, offset: 0, pageNum: 1 });
    expect(wantedPage({}, { isPaged: true })).toEqual({ limit: 25, offset: 0, pageNum: 1 });
  });

  it.each([
    [1, 137, 6, true],
    [6, 137, 6, false],
    [9, 137, 6, false],
    [1, 0, 0, false],
    [1, 25, 1, false],
    [1, 26, 2, true],
  ])('OP-01 page %i of %i records: %i pages, more %s', (pageNum, total, pageCount, hasMore) => {
    const answer = pageAnswer([], total, wantedPage({ pageNum }));
    expect(answer).toMatchObject({ pageNum, pageCount, hasMore, nextStartAfter: null });
  });
});

describe('cursor lists of annex A1', () => {
  const records = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('OP-01 points after the last item when there is more', () => {
    expect(cursorAnswer(records, 2)).toEqual({
      items: [{ id: 'a' }, { id: 'b' }],
      total: null,
      limit: 2,
      pageNum: null,
      pageCount: null,
      hasMore: true,
      nextStartAfter: 'b',
    });
  });

  it('OP-01 ends without a pointer', () => {
    expect(cursorAnswer(records, 3)).toMatchObject({ hasMore: false, nextStartAfter: null });
    expect(cursorAnswer([], 3)).toMatchObject({ items: [], hasMore: false });
  });
});

describe('search', () => {
  it('OP-01 ignores letter case and marks, takes wildcards literally, and nothing for empty text', () => {
    expect(searchPattern(' Ana ')).toBe('%ana%');
    expect(searchPattern('Hélène')).toBe('%helene%');
    expect(searchPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(searchPattern('  ')).toBeNull();
    expect(searchPattern(undefined)).toBeNull();
    expect(searchPatterns(' Nakagawa  50% ')).toEqual(['%nakagawa%', '%50\\%%']);
    expect(searchPatterns('  ')).toBeNull();
  });
});
