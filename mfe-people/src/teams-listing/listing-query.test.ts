import type { ListParams } from '@jackfield/lists/list-page';
import { describe, expect, it } from 'vitest';
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

describe('toRequest', () => {
  it('[API-136] asks for the page, the order, the text and the type of the address', () => {
    const request = toRequest(
      params({
        search: 'desk',
        status: 'callQueue',
        sort: { key: 'memberCount', direction: 'desc' },
        page: 3,
      }),
    );
    expect(request).toEqual({
      pageNum: 3,
      limit: 25,
      sortBy: 'memberCount',
      direction: 'desc',
      search: 'desk',
      inboundFlow: 'callQueue',
    });
  });

  it('[TEAM-01] leaves out what the server does not know', () => {
    const request = toRequest(
      params({ status: 'asleep', sort: { key: 'colour', direction: 'asc' } }),
    );
    expect(request).toEqual({ pageNum: 1, limit: 25, sortBy: 'name', direction: 'asc' });
  });
});
