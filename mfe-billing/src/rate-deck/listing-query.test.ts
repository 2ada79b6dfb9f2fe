import type { ListParams } from '@jackfield/lists/list-page';
import { expect, it } from 'vitest';
import { toRequest } from './listing-query.ts';

const params = (change: Partial<ListParams> = {}): ListParams => ({
  search: '',
  status: '',
  filters: {},
  sort: { key: 'name', direction: 'asc' },
  page: 1,
  pageSize: 25,
  ...change,
});

it('[CRED-06] asks for the page, the order, the text and the pill of the address', () => {
  const sort = { key: 'rate', direction: 'desc' } as const;
  expect(toRequest(params({ search: '+55', status: 'notAllowed', sort, page: 2 }))).toEqual({
    pageNum: 2,
    limit: 25,
    sortBy: 'rate',
    direction: 'desc',
    search: '+55',
    isAllowed: 'false',
  });
});

it('[CRED-06] leaves out what the server does not know', () => {
  const sort = { key: 'colour', direction: 'asc' } as const;
  expect(toRequest(params({ status: 'maybe', sort }))).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'name',
    direction: 'asc',
  });
});
