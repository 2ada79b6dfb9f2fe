import { type Endpoint, type Scope, scopeAreas } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { annexC3, idsOf } from '../../test/annex-c3.ts';
import { describeApi } from '../../test/each-database.ts';
import { mayTakeOver, spends, takesOver } from '../../test/takes-over.ts';
import type { Actor } from './context.ts';
import { checkPolicy, isOpenToKeys } from './policy.ts';
import { reachOf } from './scopes.ts';

const every = scopeAreas.map((area): Scope => `${area}:write`);

describeApi('keys and the policy', ({ server }) => {
  /** What a key with some scopes is refused by; null where it may. */
  function refusalOf(endpoint: Endpoint, scopes: readonly Scope[], params = {}) {
    const row = server().app.services.policy.get(endpoint.id);
    if (row === undefined) throw new Error(`No row of ${endpoint.id}.`);
    const actor: Actor = {
      teammateId: '11111111-1111-4111-8111-111111111111',
      tenantId: '22222222-2222-4222-8222-222222222222',
      name: 'Phone book',
      role: 'standard',
      access: null,
      isTenantOwner: false,
      status: 'active',
      country: 'USA',
      tenantStatus: 'active',
      impersonatorId: null,
      impersonatorName: null,
      keyId: '33333333-3333-4333-8333-333333333333',
      scopes,
      credential: 'key',
      sessionId: '',
    };
    const reach = reachOf(actor, { endpoint, row, params });
    try {
      checkPolicy({ endpoint, row, actor, reach, isSupport: false, isCaller: false, params });
    } catch (refusal) {
      return refusal as { status: number; message: string; headers: object };
    }
    return null;
  }
  const endpointOf = (id: string): Endpoint => {
    const endpoint = server().app.services.endpoints.get(id);
    if (endpoint === undefined) throw new Error(`No endpoint ${id}.`);
    return endpoint;
  };
  const asksPeople = new Set([takesOver, mayTakeOver, spends].flatMap((calls) => idsOf(calls)));
  /** Opened all the same, since somebody decided so. */
  const decided = ['teammate.create', 'teammate.update', 'teammate.offboard', 'teammateNumber.add'];

  it('[KEY-01] a key does what its scopes say, and is told which one it lacks', () => {
    expect(refusalOf(endpointOf('teammate.list'), ['people:read'])).toBeNull();
    expect(refusalOf(endpointOf('teammate.list'), ['people:write'])).toBeNull();
    expect(refusalOf(endpointOf('teammate.list'), ['numbers:write'])).toMatchObject({
      status: 403,
      message: expect.stringContaining('people:read'),
      headers: { 'x-accepted-scopes': 'people:read' },
    });
    expect(refusalOf(endpointOf('team.create'), ['teams:read', 'people:write'])).toMatchObject({
      headers: { 'x-accepted-scopes': 'teams:write' },
    });
    const own = { id: '11111111-1111-4111-8111-111111111111' };
    expect(refusalOf(endpointOf('teammate.get'), ['teams:read'], own)).toMatchObject({
      headers: { 'x-accepted-scopes': 'people:read' },
    });
  });

  it('[KEY-01] what hands over, spends or asks people again is closed, unless somebody decided', () => {
    const rowOf = (id: string) => server().app.services.policy.get(id) ?? { who: [] };
    for (const id of asksPeople) {
      expect(isOpenToKeys(endpointOf(id), rowOf(id)), id).toBe(decided.includes(id));
    }
    for (const id of decided) expect(refusalOf(endpointOf(id), every), id).toBeNull();
    const { policy, endpoints } = server().app.services;
    const opened = [...endpoints.values()].filter(({ id }) => policy.get(id)?.key === true);
    expect(opened.map(({ id }) => id).toSorted()).toEqual(decided.toSorted());
  });

  it('[KEY-01] a key with every scope makes no call that admins do not make', () => {
    const adminsMay = new Set(
      annexC3.flatMap(({ admin, calls }) => (admin === 'no' ? [] : idsOf(calls))),
    );
    const { policy, endpoints } = server().app.services;
    const open = [...endpoints.values()].filter((endpoint) => {
      const row = policy.get(endpoint.id);
      return row !== undefined && isOpenToKeys(endpoint, row);
    });
    expect(open.length).toBeGreaterThan(100);
    expect(open.filter(({ id }) => !adminsMay.has(id)).map(({ id }) => id)).toEqual([]);
    for (const endpoint of open.filter(({ path }) => !path.includes('{entity}'))) {
      expect(refusalOf(endpoint, every), endpoint.id).toBeNull();
      expect(refusalOf(endpoint, []), endpoint.id).toMatchObject({ status: 403 });
    }
  });
});
