import type { ListParams } from '@jackfield/lists/list-page';
import { expect, it } from 'vitest';
import { listDefaults, toRequest } from './list-campaigns.ts';

const brand = '018f0000-0000-7000-8000-0000000000b1';
const params: ListParams = {
  search: '',
  status: '',
  sort: listDefaults.sort,
  page: 1,
  pageSize: 25,
  filters: {},
};

it('[COMP-13] asks for the first 25, the newest first', () => {
  expect(toRequest(params)).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'createdAt',
    direction: 'desc',
  });
});

it('narrows by brand and state, and leaves out what an address says wrongly', () => {
  const narrowed = { ...params, search: 'recall', filters: { brand, state: 'active' } };
  expect(toRequest(narrowed)).toMatchObject({ search: 'recall', brandId: brand, status: 'active' });
  const wrong = toRequest({ ...params, filters: { brand: '1', state: 'lost' } });
  expect(wrong).toEqual(toRequest(params));
});
