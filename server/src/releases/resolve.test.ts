import { expect, it } from 'vitest';
import type { ReleaseManifest } from '@jackfield/contract';
import { plainVariant } from '../../test/variant-fixture.ts';
import { noPointer } from './pointer-state.ts';
import { resolveRegistry } from './resolve.ts';
import type { ReleaseServices } from './services.ts';
import type { Snapshot } from './snapshot.ts';

const areas = Array.from({ length: 100 }, (_, at) => `area-${at}`);
const remotes = Object.fromEntries(areas.map((area) => [area, `mfe-${area}`]));
const variant = {
  ...plainVariant,
  id: 'direct',
  remotes,
  labels: {},
  config: {},
};
const manifestOf = (area: string, version: string): ReleaseManifest => ({
  name: `mfe-${area}`,
  area,
  label: area,
  routes: [`/admin-settings/${area}`],
  contract: '^1.0.0',
  navigation: [],
  version,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  preload: ['first.js'],
  shared: {},
});
const pointers = new Map(
  areas.map((area) => {
    const ref = (version: string) => ({ remote: `mfe-${area}`, version });
    const canary = { ...ref('new'), percent: 50, tenants: [] };
    return [area, { ...noPointer, live: ref('old'), canary }];
  }),
);
const snapshot: Snapshot = {
  stamp: '',
  withdrawn: [],
  misfits: [],
  pointers: () => pointers,
  joined: [],
  manifest: ({ remote, version }) => manifestOf(remote.replace('mfe-', ''), version),
};

it('resolves a hundred areas with canaries without the database', async () => {
  // Any access to the database would throw, because there is none.
  const services = { variant: 'direct', variants: new Map([['direct', variant]]) };
  const snapshots = { current: async () => snapshot, refresh: async () => undefined };
  const resolve = (tenantId: string) =>
    resolveRegistry(services as unknown as ReleaseServices, snapshots, null, {
      variant: 'direct',
      tenantId,
      overrides: {},
    });
  const first = await resolve('tenant');
  expect(first.areas).toHaveLength(100);
  const versions = new Set(first.areas.map(({ version }) => version));
  expect(versions).toEqual(new Set(['old', 'new']));
});
