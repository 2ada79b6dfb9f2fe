import { expect, it } from 'vitest';
import { toRequest } from './list-brands.ts';

const params = { search: '', status: '', page: 1, pageSize: 25, filters: {} };

it('API-74 sorts by the columns that the server knows, else by name', () => {
  const asc = 'asc' as const;
  expect(toRequest({ ...params, sort: { key: 'createdAt', direction: 'desc' } })).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'createdAt',
    direction: 'desc',
  });
  expect(toRequest({ ...params, sort: { key: 'taxId', direction: asc } }).sortBy).toBe(
    'companyName',
  );
});

it('COMP-02 passes search and page on', () => {
  const sort = { key: 'companyName', direction: 'asc' as const };
  expect(toRequest({ ...params, sort, search: 'harbor', page: 2, pageSize: 50 })).toMatchObject({
    search: 'harbor',
    pageNum: 2,
    limit: 50,
  });
});
