import { describe, expect, it } from 'vitest';
import { openedByDefault } from './default-view.ts';

const defaults = { sort: { key: 'name', direction: 'asc' }, filters: ['role'] } as const;
const views = [
  { query: 'role=admin', isDefault: false },
  { query: 'status=pending&sort=role%3Adesc', isDefault: true },
];
const openedAt = (address: string, kept = views) =>
  openedByDefault(new URLSearchParams(address), kept, defaults)?.toString();

describe('the default view of a list', () => {
  it('opens where the address asks for nothing, from its first page', () => {
    expect(openedAt('')).toBe('status=pending&sort=role%3Adesc');
    expect(openedAt('page=3&size=50')).toBe('size=50&status=pending&sort=role%3Adesc');
    expect(openedAt('drawer=add')).toBe('drawer=add&status=pending&sort=role%3Adesc');
  });

  it('leaves an address alone that asks for something', () => {
    expect(openedAt('search=an')).toBeUndefined();
    expect(openedAt('role=admin')).toBeUndefined();
  });

  it('is none where no view is the default, or it asks for nothing itself', () => {
    expect(openedAt('', [])).toBeUndefined();
    expect(openedAt('', [{ query: 'role=admin', isDefault: false }])).toBeUndefined();
    expect(openedAt('', [{ query: '', isDefault: true }])).toBeUndefined();
    expect(openedAt('', [{ query: 'sort=name%3Aasc', isDefault: true }])).toBeUndefined();
  });
});
