import type { Endpoint } from '@jackfield/contract';
import { beforeAll, expect, it } from 'vitest';
import {
  annexC3,
  bearerOnly,
  idsOf,
  type MatrixLine,
  openToAll,
  whileSuspended,
} from './annex-c3.ts';
import { describeApi } from './each-database.ts';
import type { TestPerson } from './harness.ts';
import { mayTakeOver, spends, takesNothing, takesOver } from './takes-over.ts';

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

const openIds = new Set(idsOf(openToAll));
const byToken = new Set(idsOf(bearerOnly));
const lateIds = new Set(idsOf(whileSuspended));
const lines = new Map(
  annexC3.flatMap((line) => idsOf(line.calls).map((id) => [id, line] as const)),
);

/** The line of the matrix that a call is in. */
function lineOf(id: string): MatrixLine {
  const line = lines.get(id);
  if (line === undefined) throw new Error(`${id} is in no line of the matrix.`);
  return line;
}

/** What the matrix says of a call: the status of its refusal, null when it goes through. */
function expected({ id, method, path }: Endpoint, who: Principal, isOwnId: boolean) {
  if (openIds.has(id)) return null;
  if (who.kind === 'anonymous' || byToken.has(id)) return 401;
  const line = lineOf(id);
  const isRead = method === 'GET';
  const isOwn = isOwnId || !path.includes('{id}');
  if (line[who.kind] === 'no' || (line[who.kind] === 'own' && !isOwn)) return 403;
  if (line.countries?.includes(who.country) === false) return 404;
  const mayAct = line.acting === 'yes' || (line.acting === 'read' && isRead);
  if (who.impersonator !== undefined && !mayAct) return 403;
  return !isRead && who.isSuspended === true && !lateIds.has(id) ? 403 : null;
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
      { name: 'impersonated admin', person: admin, kind: 'admin', country, impersonator: owner },
    );
  });

  it('every endpoint with a route has a row and a place in the matrix, and every row a route', () => {
    const { endpoints, policy } = server().app.services;
    expect([...policy.keys()].sort()).toEqual([...endpoints.keys()].sort());
    const named = [...lines.keys(), ...openIds, ...byToken];
    expect(named.sort()).toEqual([...endpoints.keys()].sort());
  });

  it.each([
    ['orPassword', takesOver],
    ['byContent', mayTakeOver],
    [true, spends],
  ] as const)('[annex J8] what asks again: %s', (stepUp, calls) => {
    const asking = [...server().app.services.policy].filter(([, row]) => row.stepUp === stepUp);
    expect(asking.map(([id]) => id).sort()).toEqual(idsOf(calls).sort());
  });

  it('[annex J8] every other write is known to take over nobody and nothing', () => {
    const { endpoints, policy } = server().app.services;
    const others = [...endpoints.values()].filter(
      ({ id, method }) => method !== 'GET' && policy.get(id)?.stepUp === undefined,
    );
    expect(others.map(({ id }) => id).sort()).toEqual(idsOf(takesNothing).sort());
  });

  it.each(Object.entries(managed))(
    '[ROLE-02] an admin manages %s, a standard user at most what is their own',
    async (_what, id) => {
      const endpoint = server().app.services.endpoints.get(id);
      if (endpoint === undefined) throw new Error(`There is no call ${id}.`);
      const statusFor = async (name: string) => {
        const who = principals.find((one) => one.name === name);
        const path = endpoint.path.replaceAll(/\{\w+\}/g, other.id);
        return (await server().call(who?.person ?? null, endpoint.method, path, { body: {} }))
          .status;
      };
      // What is sent is empty, so that the first refusal is the form's, not the role's.
      expect([400, 404, 428, 415]).toContain(await statusFor('admin'));
      if (lineOf(id).standard === 'no') expect(await statusFor('standard')).toBe(403);
      if (id === 'brand.register' || id === 'campaign.register') {
        expect(await statusFor('Canada')).toBe(404);
      }
    },
  );

  it('[ROLE-03] [annex C3] every call answers every principal as the matrix says', async () => {
    const { endpoints } = server().app.services;
    const wrong: string[] = [];
    let cells = 0;
    for (const endpoint of endpoints.values()) {
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
          const refusal = expected(endpoint, who, target.id === who.person?.id);
          const isRight =
            refusal === null
              ? status < 500 && (status !== 403 || refusedOnOneself.includes(endpoint.id))
              : status === refusal;
          if (!isRight) wrong.push(`${who.name} ${endpoint.id}: ${status}, not ${refusal}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(5000);
    // Thousands of calls: more than the usual time on a busy machine.
  }, 900_000);
});
