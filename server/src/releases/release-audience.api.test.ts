import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { placeOf, versionFor } from './audience.ts';
import { noPointer } from './pointer-state.ts';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

const tenants = Array.from({ length: 1000 }, newId);
const live = { remote: 'mfe-billing', version: 'old' };
const canaryOf = (percent: number, named: string[] = []) => ({
  ...noPointer,
  live,
  canary: { remote: 'mfe-billing', version: 'new', percent, tenants: named },
});
const share = (percent: number) =>
  tenants.filter((id) => versionFor('billing', canaryOf(percent), id)?.version === 'new');

describe('who gets a canary', () => {
  it.each([1, 5, 25, 50, 90])('%i %% reaches about that many of a thousand tenants', (percent) => {
    const deviation = Math.sqrt(1000 * (percent / 100) * (1 - percent / 100));
    expect(Math.abs(share(percent).length - percent * 10)).toBeLessThan(4 * deviation);
  });

  it('none and all are exact', () => {
    expect([share(0).length, share(100).length]).toEqual([0, 1000]);
  });

  it('a growing share keeps those who have it', () => {
    const grown = new Set(share(30));
    expect(share(10).filter((id) => !grown.has(id))).toEqual([]);
  });

  it('stays the same for a tenant, and differs between areas', () => {
    const [id = ''] = tenants;
    expect(placeOf('billing', id)).toBe(placeOf('billing', id));
    const both = tenants.filter(
      (one) => placeOf('billing', one) < 10 && placeOf('people', one) < 10,
    );
    expect(both.length).toBeLessThan(40);
  });

  it('named tenants come first, signed-out people last', () => {
    const [named = '', other = ''] = tenants;
    expect(versionFor('billing', canaryOf(0, [named]), named)?.version).toBe('new');
    expect(versionFor('billing', canaryOf(0, [named]), other)?.version).toBe('old');
    expect(versionFor('billing', canaryOf(100), null)?.version).toBe('old');
  });
});

describe('a canary in the registry', () => {
  let portal: ReleasePortal;
  beforeAll(async () => {
    portal = await startReleasePortal();
    for (const version of ['old', 'new']) await portal.publish('billing', version);
    await portal.promote('billing', 'old');
  });
  afterAll(() => portal.close());

  const versionOf = async (tenantId: string | null) => {
    const { releases } = portal.server;
    const registry = await releases.registryFor({ headers: {} } as never, async () => tenantId);
    return registry.areas.find(({ area }) => area === 'billing')?.version;
  };

  it('goes to named tenants, then to a share, then to all', async () => {
    const [, other = ''] = tenants;
    const named = await portal.server.makeTenant();
    await portal.promote('billing', 'new', { audience: { tenants: [named] } });
    expect([await versionOf(named), await versionOf(other)]).toEqual(['new', 'old']);
    await portal.promote('billing', 'new', { audience: { percent: 50 } });
    const { canary } = await portal.pointer('billing');
    expect(canary).toMatchObject({ percent: 50, tenants: [named] });
    for (const id of tenants.slice(1, 40)) {
      expect(await versionOf(id)).toBe(placeOf('billing', id) < 50 ? 'new' : 'old');
    }
    expect(await versionOf(null)).toBe('old');
    await portal.promote('billing', 'new');
    expect([await versionOf(other), await versionOf(null)]).toEqual(['new', 'new']);
    expect((await portal.pointer('billing')).canary).toBeNull();
  });

  it('ends when the live version is promoted to all', async () => {
    await portal.promote('billing', 'old', { audience: { percent: 100 } });
    const { body } = await portal.promote('billing', 'new');
    expect(body).toMatchObject({ live: { version: 'new' }, canary: null });
    const history = await portal.asStaff('GET', '/api/releases/direct/billing/history?limit=1');
    expect(history.body.items).toMatchObject([{ kind: 'endCanary', from: { version: 'old' } }]);
  });

  it('asks for the account only while accounts differ', async () => {
    let asked = 0;
    const tenantOf = async () => {
      asked += 1;
      return null;
    };
    await portal.server.releases.registryFor({ headers: {} } as never, tenantOf);
    expect(asked).toBe(0);
    await portal.promote('billing', 'old', { audience: { percent: 1 } });
    await portal.server.releases.registryFor({ headers: {} } as never, tenantOf);
    expect(asked).toBe(1);
  });
});
