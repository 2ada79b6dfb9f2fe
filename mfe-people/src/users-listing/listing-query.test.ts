import type { ListParams } from '@jackfield/lists/list-page';
import { expect, it } from 'vitest';
import { scopeOf, toRequest } from './listing-query.ts';

const teamId = 'f1b7c1d0-0000-7000-8000-000000000001';
const params: ListParams = {
  search: '',
  status: '',
  sort: { key: 'fullName', direction: 'asc' },
  page: 1,
  pageSize: 25,
  filters: {},
};

it('API-114 asks the server only for what narrows', () => {
  expect(toRequest(params)).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'fullName',
    direction: 'asc',
  });
  const full: ListParams = {
    search: 'o & k',
    status: 'pending',
    sort: { key: 'lastSeenAt', direction: 'desc' },
    page: 3,
    pageSize: 50,
    filters: { role: 'admin', team: teamId, presence: 'online' },
  };
  expect(toRequest(full)).toEqual({
    pageNum: 3,
    limit: 50,
    sortBy: 'lastSeenAt',
    direction: 'desc',
    search: 'o & k',
    status: 'pending',
    role: 'admin',
    teamId,
    presence: 'online',
  });
});

it('PPL-01 leaves out what an address says wrongly', () => {
  const wrong: ListParams = {
    ...params,
    status: 'cancel',
    sort: { key: 'password', direction: 'desc' },
    filters: { role: 'root', team: '1', presence: 'away' },
  };
  expect(toRequest(wrong)).toEqual({
    pageNum: 1,
    limit: 25,
    sortBy: 'fullName',
    direction: 'desc',
  });
});

it('PPL-01 tells pages of one search from another search', () => {
  expect(scopeOf({ ...params, page: 2 })).toBe(scopeOf(params));
  expect(scopeOf({ ...params, search: 'a' })).not.toBe(scopeOf(params));
});
