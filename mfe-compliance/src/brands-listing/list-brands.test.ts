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

it('API-74 narrows by status and type, and leaves out what makes no sense', () => {
  const sort = { key: 'companyType', direction: 'asc' as const };
  const asked = { ...params, sort, status: 'verified', filters: { type: 'NonProfit' } };
  expect(toRequest(asked)).toMatchObject({ status: 'verified', companyType: 'NonProfit' });
  const unknown = { ...asked, status: 'lost', filters: { type: 'Circus' } };
  expect(toRequest(unknown)).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'companyType',
    direction: 'asc',
  });
});

it('API-74 passes search and page on', () => {
  const sort = { key: 'companyName', direction: 'asc' as const };
  expect(toRequest({ ...params, sort, search: 'harbor', page: 2, pageSize: 50 })).toMatchObject({
    search: 'harbor',
    pageNum: 2,
    limit: 50,
  });
});
