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

it('[DEV-01] asks for the page, the order, the text and the type of the address', () => {
  const sort = { key: 'lastSeenAt', direction: 'desc' } as const;
  expect(toRequest(params({ search: 'T54', status: 'deskphone', sort, page: 2 }))).toEqual({
    pageNum: 2,
    limit: 25,
    sortBy: 'lastSeenAt',
    direction: 'desc',
    search: 'T54',
    type: 'deskphone',
  });
});

it('[DEV-01] leaves out what the server does not know', () => {
  const sort = { key: 'colour', direction: 'asc' } as const;
  expect(toRequest(params({ status: 'fax', sort }))).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'name',
    direction: 'asc',
  });
});
