import { expect, it } from 'vitest';
import { toRequest } from './list-companies.ts';

const params = {
  search: '',
  status: '',
  sort: { key: 'label', direction: 'asc' as const },
  page: 1,
  pageSize: 25,
  filters: {},
};

it('NUM-01 API-09 asks for the first 25 by name', () => {
  expect(toRequest(params)).toEqual({ pageNum: 1, limit: 25, sortBy: 'label', direction: 'asc' });
});

it('NUM-01 passes search, order and page on, and never an unknown sort', () => {
  const sort = { key: 'password', direction: 'desc' as const };
  expect(toRequest({ ...params, search: 'main', sort, page: 3, pageSize: 50 })).toEqual({
    pageNum: 3,
    limit: 50,
    sortBy: 'label',
    direction: 'desc',
    search: 'main',
  });
});
