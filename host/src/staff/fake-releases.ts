import type { ReleaseManifest } from '@jackfield/contract';
import {
  type Health,
  judgedFrom,
  type Release,
  type ReleaseMove,
  type ReleasePointer,
} from '@jackfield/contract/api/release';
import type { Pointers } from './api/pointers.ts';

/** What tests of the staff pages put in place of a server's answers. */
export const at = '2026-11-20T16:12:00.000Z';
export const liveVersion = 'eaa35f585d60';
export const nextVersion = 'b41c09e2f7aa';
export const tenant = '0198a4f2-7c1e-7000-8000-00000000000a';

export const fakeHealth = (change: Partial<Health> = {}): Health => ({
  visits: 1420,
  errors: 6,
  neverShown: 0,
  loads: { entry: { count: 20, p75: 119.6 } },
  vitals: {},
  since: at,
  ...change,
});

export const fakePointer = (change: Partial<ReleasePointer> = {}): ReleasePointer => ({
  variant: 'direct',
  area: 'billing',
  remote: 'mfe-billing',
  version: 3,
  live: { remote: 'mfe-billing', version: liveVersion, health: fakeHealth() },
  previous: null,
  canary: null,
  autoRollback: false,
  judgedFrom,
  misfits: [],
  movedByStart: true,
  movedAt: at,
  ...change,
});

export const fakeRelease = (change: Partial<Release> = {}): Release => ({
  remote: 'mfe-billing',
  version: liveVersion,
  area: 'billing',
  contract: '^1.0.0',
  bytes: 157_300,
  smoke: 'passed',
  misfit: null,
  publishedAt: at,
  publishedBy: 'Ines Duarte',
  lastReferencedAt: at,
  usedBy: [],
  withdrawn: null,
  ...change,
});

export const fakeMove = (change: Partial<ReleaseMove> = {}): ReleaseMove => ({
  id: '0198a4f2-7c1e-7000-8000-000000000001',
  at,
  who: 'Tomás Herrera',
  via: 'ui',
  variant: 'direct',
  area: 'billing',
  kind: 'promote',
  from: { remote: 'mfe-billing', version: liveVersion },
  to: { remote: 'mfe-billing', version: nextVersion },
  audience: 'all',
  why: 'New invoices',
  ...change,
});

export const fakeManifest = (): ReleaseManifest => ({
  name: 'mfe-billing',
  area: 'billing',
  label: 'Billing',
  routes: ['/admin-settings/billing'],
  contract: '^1.0.0',
  navigation: [],
  version: liveVersion,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  preload: [],
  shared: {},
});

/** A page of a list, which is all there is. */
export const listOf = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  limit: 100,
  pageNum: null,
  pageCount: null,
  hasMore: false,
  nextStartAfter: null,
});

export const fakePointers = (...areas: ReleasePointer[]): Pointers => ({
  variant: 'direct',
  variants: [
    { id: 'direct', name: 'Jackfield', areas },
    { id: 'partner', name: 'Northmere', areas: [fakePointer({ variant: 'partner' })] },
  ],
});
