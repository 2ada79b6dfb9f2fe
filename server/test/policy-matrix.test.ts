import type { Endpoint } from '@jackfield/contract';
import { beforeAll, expect, it } from 'vitest';
import type { PolicyRow } from '../src/platform/policy.ts';
import { describeApi } from './each-database.ts';
import type { TestPerson } from './harness.ts';

interface Principal {
  readonly name: string;
  readonly person: TestPerson | null;
  readonly kind: 'anonymous' | 'standard' | 'admin' | 'owner';
  readonly country: 'USA' | 'CAN' | 'MYS';
  readonly isSuspended?: boolean;
  readonly impersonator?: TestPerson;
}

/** Calls whose service refuses what the table allows, when they are about the caller. */
const refusedOnOneself: readonly string[] = ['session.revokeTeammate', 'teammateSecurity.reset'];

/** What the table says of a call: the status of its refusal, null when it goes through. */
function expected(endpoint: Endpoint, row: PolicyRow, who: Principal, isOwnId: boolean) {
  if (row.who.includes('anonymous')) return null;
  if (who.person === null) return 401;
  if (row.bearerOnly === true) return 401;
  const isAdmin = who.kind === 'admin' || who.kind === 'owner';
  const isListed =
    (isAdmin && row.who.includes('admin')) ||
    (who.kind === 'standard' && row.who.includes('standard')) ||
    (who.kind === 'owner' && row.who.includes('owner'));
  if (!isListed) return 403;
  if (row.countries !== undefined && !row.countries.includes(who.country)) return 404;
  if (row.impersonation === false && who.impersonator !== undefined) return 403;
  if (row.self !== undefined && who.kind === 'standard' && !isOwnId) return 403;
  const isWrite = endpoint.method !== 'GET';
  return isWrite && who.isSuspended === true && row.whileSuspended !== true ? 403 : null;
}

/** What admins manage, and a call that changes each. */
const managed: Readonly<Record<string, string>> = {
  'company numbers': 'company.create',
  users: 'teammate.create',
  teams: 'team.create',
  'business hours': 'company.setBusinessHour',
  'IVR menus': 'companyIvr.create',
  'call and SMS handling': 'company.setCallHandling',
  'voicemail greetings': 'companyVoicemail.upload',
  'hold music': 'tenantMoh.upload',
  blacklists: 'inboundBlacklist.add',
  'international calling': 'callRestriction.set',
  'calling names': 'callingName.order',
  'directory listings': 'directoryListing.order',
  E911: 'tenant.update',
  cards: 'paymentmethod.add',
  invoices: 'invoice.pay',
  'prepaid call credits': 'balance.add',
  'the account': 'tenant.update',
  brands: 'brand.register',
  campaigns: 'campaign.register',
};

describeApi('policy table', ({ server }) => {
  const principals: Principal[] = [];
  let other: TestPerson;

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    const usa = await makeTenant();
    const owner = await makePerson(usa, { isTenantOwner: true });
    const admin = await makePerson(usa, { role: 'admin' });
    const standard = await makePerson(usa);
    other = await makePerson(usa);
    const malaysia = await makePerson(await makeTenant({ country: 'MYS' }), { role: 'admin' });
    const canada = await makePerson(await makeTenant({ country: 'CAN' }), { role: 'admin' });
    const late = await makePerson(await makeTenant({ status: 'suspended' }), {
      isTenantOwner: true,
    });
    const pending = await makePerson(usa, { status: 'pending' });
    const suspended = await makePerson(usa, { status: 'suspended', role: 'admin' });
    const cancelled = await makePerson(usa, { status: 'cancel', role: 'admin' });
    const country = 'USA' as const;
    principals.push(
      { name: 'nobody', person: null, kind: 'anonymous', country },
      { name: 'owner', person: owner, kind: 'owner', country },
      { name: 'admin', person: admin, kind: 'admin', country },
      { name: 'standard', person: standard, kind: 'standard', country },
      { name: 'pending', person: pending, kind: 'standard', country },
      { name: 'suspended', person: suspended, kind: 'anonymous', country },
      { name: 'cancelled', person: cancelled, kind: 'anonymous', country },
      { name: 'Malaysia', person: malaysia, kind: 'admin', country: 'MYS' },
      { name: 'Canada', person: canada, kind: 'admin', country: 'CAN' },
      { name: 'late payer', person: late, kind: 'owner', country, isSuspended: true },
      { name: 'impersonated', person: standard, kind: 'standard', country, impersonator: admin },
    );
  });

  it('every endpoint with a route has a row, and every row a route', () => {
    const { endpoints, policy } = server().app.services;
    expect([...policy.keys()].sort()).toEqual([...endpoints.keys()].sort());
    expect(endpoints.size).toBeGreaterThan(25);
  });

  it('[annex J8] money, the billing portal, ways to sign in and their requirement ask again', () => {
    const { policy } = server().app.services;
    const asking = (stepUp: true | 'orPassword') =>
      [...policy].flatMap(([id, row]) => (row.stepUp === stepUp ? [id] : [])).sort();
    expect(asking('orPassword')).toEqual([
      'security.add',
      'security.beginApp',
      'security.beginPasskey',
    ]);
    expect(asking(true)).toEqual([
      'accountSecurity.set',
      'balance.add',
      'billing.portalSession',
      'callRestriction.set',
      'deskphoneOrder.create',
      'international.charge',
      'invoice.pay',
      'paymentmethod.session',
      'security.makeCodes',
      'security.removeApp',
      'security.removePasskey',
      'spendGuard.lift',
      'spendGuard.update',
      'teammateSecurity.reset',
      'tenant.endTrial',
      'tenant.setStatus',
      'topUp.update',
    ]);
  });

  it.each(Object.entries(managed))(
    '[ROLE-02] an admin manages %s, a standard user at most what is their own',
    async (_what, id) => {
      const { endpoints, policy } = server().app.services;
      const endpoint = endpoints.get(id);
      if (endpoint === undefined) throw new Error(`There is no call ${id}.`);
      const statusFor = async (name: string) => {
        const who = principals.find((one) => one.name === name);
        const path = endpoint.path.replaceAll(/\{\w+\}/g, other.id);
        return (await server().call(who?.person ?? null, endpoint.method, path, { body: {} }))
          .status;
      };
      // What is sent is empty, so that the first refusal is the form's, not the role's.
      expect([400, 404, 428, 415]).toContain(await statusFor('admin'));
      const isOwnToo = policy.get(id)?.who.includes('standard');
      if (!isOwnToo) expect(await statusFor('standard')).toBe(403);
      if (id === 'brand.register' || id === 'campaign.register') {
        expect(await statusFor('Canada')).toBe(404);
        expect(policy.get(id)?.countries).toEqual(['USA']);
      }
    },
  );

  it('every endpoint answers every principal as the table says', async () => {
    const { endpoints, policy } = server().app.services;
    const wrong: string[] = [];
    let cells = 0;
    for (const endpoint of endpoints.values()) {
      const row = policy.get(endpoint.id);
      if (row === undefined) continue;
      for (const who of principals) {
        for (const target of [who.person ?? other, other]) {
          cells += 1;
          const path = endpoint.path
            .replace('{status}', 'nonsense')
            .replace('{entity}', 'nonsense')
            .replaceAll(/\{\w+\}/g, target.id);
          const isForm = endpoint.encoding === 'form';
          const { status } = await server().call(who.person, endpoint.method, path, {
            ...(who.impersonator && { impersonator: who.impersonator }),
            ...(endpoint.method !== 'GET' && { body: isForm ? '' : {} }),
            ...(isForm && {
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
            }),
          });
          const isGone = who.kind === 'anonymous';
          const refusal = expected(
            endpoint,
            row,
            isGone ? { ...who, person: null } : who,
            target.id === who.person?.id,
          );
          const isRight =
            refusal === null
              ? status < 500 && (status !== 403 || refusedOnOneself.includes(endpoint.id))
              : status === refusal;
          if (!isRight) wrong.push(`${who.name} ${endpoint.id}: ${status}, not ${refusal}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(500);
    // Thousands of calls: more than a test's usual time on a busy machine.
  }, 120_000);
});
