// @vitest-environment jsdom
import type { Opening } from '@jackfield/kit/remote';
import { queryClient } from '@jackfield/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryKey } from './list-memory.ts';
import { prefetchList } from './prefetch-list.ts';

const defaults = { sort: { key: 'name', direction: 'asc' } } as const;
const load = vi.fn(async () => ({ items: [{ id: 'a' }], total: 1 }));
const view = { choice: null, views: [] };
const ask = vi.fn(async (_address: string) => Response.json(view));
const prefetch = (opening?: Opening) =>
  prefetchList(
    'people.users',
    defaults,
    ({ page, pageSize, sort }) => ({ queryKey: ['users', page, pageSize, sort.key], load }),
    opening,
  );

afterEach(() => {
  queryClient.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('a listing that a pointer rests on the way to', () => {
  it('has its first page and the view of it before it is opened, and asks once', async () => {
    vi.stubGlobal('fetch', ask);
    await prefetch();
    await prefetch();
    expect(queryClient.getQueryData(['users', 1, 25, 'name'])).toEqual(
      await load.mock.results[0]?.value,
    );
    expect(queryClient.getQueryData(memoryKey('people.users'))).toEqual(view);
    expect(load).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('has the first page of the view that it opens with', async () => {
    const views = [{ id: 'v', name: 'By date', query: 'sort=createdAt%3Adesc', isDefault: true }];
    vi.stubGlobal('fetch', async () => Response.json({ choice: null, views }));
    await prefetch();
    expect(queryClient.getQueryData(['users', 1, 25, 'createdAt'])).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('has its plain first page where the views cannot be read', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    await prefetch();
    expect(queryClient.getQueryData(['users', 1, 25, 'name'])).toBeDefined();
  });

  it('has the first hundred on a phone, whose list has no pages', async () => {
    vi.stubGlobal('fetch', ask);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await prefetch();
    expect(queryClient.getQueryData(['users', 1, 100, 'name'])).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a listing whose first rows the server paints', () => {
  it('waits for the view that it opens with, and tells which', async () => {
    const views = [{ id: 'v', name: 'By date', query: 'sort=createdAt%3Adesc', isDefault: true }];
    const opening: Opening = { search: '' };
    let wasUndecided: boolean | undefined;
    vi.stubGlobal('fetch', async () => {
      wasUndecided = opening.isUndecided;
      return Response.json({ choice: null, views });
    });
    await prefetch(opening);
    expect(opening).toEqual({
      search: '',
      isUndecided: false,
      opensWith: '?sort=createdAt%3Adesc',
    });
    expect(wasUndecided).toBe(true);
  });

  it('asks at once for what its address says, and for the count of all where that is narrowed', async () => {
    const opening: Opening = { search: '?search=an&size=50' };
    vi.stubGlobal('fetch', ask);
    const asked = prefetch(opening);
    expect(opening.isUndecided).toBe(false);
    await asked;
    expect(queryClient.getQueryData(['users', 1, 50, 'name'])).toBeDefined();
    expect(queryClient.getQueryData(['users', 1, 1, 'name'])).toBeDefined();
  });
});
