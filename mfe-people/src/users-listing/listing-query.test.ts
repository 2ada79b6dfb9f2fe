import { describe, expect, it } from 'vitest';
import {
  changeQuery,
  defaultQuery,
  isNarrowed,
  type ListingQuery,
  readQuery,
  toRequest,
  writeQuery,
} from './listing-query.ts';

const teamId = 'f1b7c1d0-0000-7000-8000-000000000001';
const full: ListingQuery = {
  search: 'o & k',
  status: 'pending',
  role: 'admin',
  teamId,
  presence: 'online',
  sortBy: 'lastSeenAt',
  direction: 'desc',
  page: 3,
  rows: 50,
};

describe('query of the listing', () => {
  it('PPL-01 comes back from the address as it was written', () => {
    expect(readQuery(writeQuery(full))).toEqual(full);
    expect(writeQuery(defaultQuery).toString()).toBe('');
    expect(readQuery(new URLSearchParams())).toEqual(defaultQuery);
  });

  it('PPL-01 keeps defaults for what it does not understand', () => {
    const search = new URLSearchParams(
      'status=cancel&role=root&team=1&presence=away&sort=password&direction=up&page=-2&rows=7',
    );
    expect(readQuery(search)).toEqual(defaultQuery);
    expect(readQuery(new URLSearchParams('page=1.5&rows=abc'))).toEqual(defaultQuery);
  });

  it('PPL-01 goes back to page 1 when anything but the page changes', () => {
    expect(changeQuery(full, { status: null }).page).toBe(1);
    expect(changeQuery(full, { page: 4 }).page).toBe(4);
  });

  it('API-114 asks the server only for what narrows', () => {
    expect(toRequest({ ...defaultQuery, search: '  ' })).toEqual({
      pageNum: 1,
      limit: 25,
      sortBy: 'fullName',
      direction: 'asc',
    });
    expect(toRequest(full)).toMatchObject({ teamId, search: 'o & k', pageNum: 3, limit: 50 });
  });

  it('PPL-01 tells an empty account from a search without a match', () => {
    expect(isNarrowed(defaultQuery)).toBe(false);
    expect(isNarrowed({ ...defaultQuery, search: ' ' })).toBe(false);
    expect(isNarrowed({ ...defaultQuery, presence: 'online' })).toBe(true);
  });
});
