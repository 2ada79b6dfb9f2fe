import { type BuiltInRole, builtInRoleNames, type Endpoint } from '@jackfield/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { annexC3, idsOf } from './annex-c3.ts';
import {
  areasOfCalls,
  areasOfIds,
  callsOfLeads,
  handingOver,
  heldByRoles,
} from './areas-of-calls.ts';
import { describeApi } from './each-database.ts';
import type { TestPerson } from './harness.ts';

const areaOf = new Map(
  Object.entries(areasOfCalls).flatMap(([area, names]) =>
    names.split(' ').map((name) => [name, area] as const),
  ),
);
const standardMay = new Set(
  annexC3.flatMap(({ standard, calls }) => (standard === 'no' ? [] : idsOf(calls))),
);
const ownOnly = new Set(
  annexC3.flatMap(({ standard, calls }) => (standard === 'own' ? idsOf(calls) : [])),
);
const adminsMay = new Set(
  annexC3.flatMap(({ admin, calls }) => (admin === 'no' ? [] : idsOf(calls))),
);
/** Reads that are sent as POST, for what they ask is long. */
const asking = new Set([
  'routing.simulate',
  'routing.compare',
  'callTrial.keep',
  'portOrder.check',
  'configFile.plan',
  'configFile.drift',
  'routing.own',
  'routing.ownCall',
]);

const prefixOf = ({ id }: Endpoint) => id.split('.')[0] ?? '';

/** The area of a call whose path names a record of a team. */
const ofTeam = (endpoint: Endpoint) =>
  prefixOf(endpoint) === 'audit' && endpoint.path.includes('{entity}')
    ? 'teams'
    : (areasOfIds[endpoint.id] ?? areaOf.get(prefixOf(endpoint)) ?? 'closed');

function holds(role: BuiltInRole, endpoint: Endpoint, isLed: boolean): boolean {
  const area = ofTeam(endpoint);
  if (area === 'closed' || !adminsMay.has(endpoint.id)) return false;
  const isRead =
    (endpoint.method === 'GET' && !handingOver.includes(endpoint.id)) || asking.has(endpoint.id);
  const held = heldByRoles[role].split(' ');
  if (!held.includes(`${area}!`) && !(isRead && held.includes(area))) return false;
  if (role !== 'teamLead' || area !== 'teams') return true;
  if (endpoint.id === 'team.list' || endpoint.id === 'call.list') return true;
  const isOfRecord = prefixOf(endpoint) === 'audit' && endpoint.path.includes('{id}');
  return isLed && (isOfRecord || callsOfLeads.test(endpoint.id));
}

describeApi('built-in roles', ({ server }) => {
  const people = new Map<BuiltInRole, TestPerson>();
  let admin: TestPerson;
  let other: TestPerson;
  const led = '11111111-1111-4111-8111-111111111111';
  const foreign = '22222222-2222-4222-8222-222222222222';

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    const tenant = await makeTenant();
    admin = await makePerson(tenant, { isTenantOwner: true });
    other = await makePerson(tenant);
    for (const role of builtInRoleNames) {
      const access = { role, teamIds: role === 'teamLead' ? [led] : [] };
      people.set(role, await makePerson(tenant, { access }));
    }
  });

  const personOf = (role: BuiltInRole) => {
    const person = people.get(role);
    if (!person) throw new Error(`Nobody is ${role}.`);
    return person;
  };

  it('[RIGHT-01] every call belongs to an area or is closed', () => {
    const prefixes = new Set([...server().app.services.endpoints.values()].map(prefixOf));
    expect([...prefixes].sort()).toEqual([...areaOf.keys()].sort());
  });

  it.each(builtInRoleNames)(
    '[RIGHT-02] %s makes the calls that it holds, and no other',
    async (role) => {
      const wrong: string[] = [];
      for (const endpoint of server().app.services.endpoints.values()) {
        for (const target of [led, foreign]) {
          const path = endpoint.path
            .replace('{status}', 'nonsense')
            .replace('{entity}', 'team')
            .replaceAll(/\{\w+\}/g, target);
          const isForm = endpoint.encoding === 'form';
          const { status } = await server().call(personOf(role), endpoint.method, path, {
            ...(endpoint.method !== 'GET' && { body: isForm ? '' : {} }),
            ...(isForm && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
          });
          const isOpen =
            holds(role, endpoint, target === led) ||
            (standardMay.has(endpoint.id) &&
              !(ownOnly.has(endpoint.id) && endpoint.path.includes('{id}'))) ||
            !adminsMay.has(endpoint.id);
          if (adminsMay.has(endpoint.id) && (status === 403) === isOpen) {
            wrong.push(`${endpoint.id} ${target === led ? 'led' : 'foreign'}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  const give = (by: TestPerson, to: TestPerson, access: unknown, version: number) =>
    server().call(by, 'PUT', `/api/teammate/${to.id}`, { body: { access }, version });
  const recordOf = async ({ id }: TestPerson) =>
    (await server().call(admin, 'GET', `/api/teammate/${id}`)).body;

  it('[RIGHT-02] an admin gives a role and takes it back, and undo gives it again', async () => {
    const { version } = await recordOf(other);
    const access = { role: 'billing', teamIds: [] };
    const given = await give(admin, other, access, Number(version));
    expect(given.body).toMatchObject({ role: 'standard', access });
    expect((await server().call(other, 'GET', '/api/invoice')).status).toBe(200);
    const taken = await give(admin, other, null, Number(given.body['version']));
    expect((await server().call(other, 'GET', '/api/invoice')).status).toBe(403);
    const { status } = await server().call(admin, 'POST', `/api/audit/teammate/${other.id}/undo`, {
      body: { version: taken.body['version'], versions: 1 },
      version: Number(taken.body['version']),
    });
    expect(status).toBe(200);
    expect((await server().call(other, 'GET', '/api/invoice')).status).toBe(200);
  });

  it.each([
    ['a Team lead without a team', { role: 'teamLead', teamIds: [] }],
    ['a team of who leads none', { role: 'billing', teamIds: [led] }],
  ])('[RIGHT-02] refuses %s at the field', async (_what, access) => {
    const { version } = await recordOf(other);
    const { status, body } = await give(admin, other, access, Number(version));
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([{ field: 'access' }]);
  });

  it('[RIGHT-02] a Team lead leads teams of the account only', async () => {
    const { version } = await recordOf(other);
    const access = { role: 'teamLead', teamIds: [foreign] };
    expect((await give(admin, other, access, Number(version))).status).toBe(404);
  });

  it('[RIGHT-02] an admin needs no role, and who becomes one has none any more', async () => {
    const { makePerson } = server();
    const person = await makePerson(admin.tenantId, { access: { role: 'auditor', teamIds: [] } });
    const { version } = await recordOf(person);
    const path = `/api/teammate/${person.id}`;
    const made = await server().call(admin, 'PUT', path, {
      body: { role: 'admin' },
      version: Number(version),
    });
    expect(made.body).toMatchObject({ role: 'admin', access: null });
    const refused = await give(
      admin,
      person,
      { role: 'auditor', teamIds: [] },
      Number(made.body['version']),
    );
    expect(refused.status).toBe(400);
  });

  it('[RIGHT-02] a People manager makes and changes no admins, and gives no roles', async () => {
    const manager = personOf('peopleManager');
    const { call, makePerson } = server();
    const second = await makePerson(admin.tenantId, { role: 'admin' });
    const plain = await makePerson(admin.tenantId);
    const change = async (to: TestPerson, body: unknown) =>
      (
        await call(manager, 'PUT', `/api/teammate/${to.id}`, {
          body,
          version: Number((await recordOf(to))['version']),
        })
      ).status;
    expect(await change(plain, { title: 'Hygienist' })).toBe(200);
    expect(await change(plain, { role: 'admin' })).toBe(403);
    expect(await change(plain, { access: { role: 'auditor', teamIds: [] } })).toBe(403);
    expect(await change(second, { title: 'Hygienist' })).toBe(403);
    expect(await change(second, { email: 'mine@example.com' })).toBe(403);
    const status = await call(manager, 'PUT', `/api/teammate/${second.id}/status/suspend`, {
      version: Number((await recordOf(second))['version']),
      body: {},
    });
    expect(status.status).toBe(403);
    const device = await call(manager, 'POST', `/api/teammate/${second.id}/device`, { body: {} });
    expect(device.status).toBe(403);
    const invited = await call(manager, 'POST', '/api/teammate', {
      body: { email: 'new@example.com', firstName: 'New', lastName: 'Admin', role: 'admin' },
    });
    expect(invited.status).toBe(403);
    const rows = [{ id: second.id, role: 'standard' }];
    const bulk = await call(manager, 'POST', '/api/teammate/bulk', {
      body: { ids: rows.map(({ id }) => id), change: { role: 'standard' } },
    });
    expect(JSON.stringify(bulk.body)).toContain('FORBIDDEN');
  });

  it('[RIGHT-02] who may only look is refused a change, and nothing is changed', async () => {
    const before = await recordOf(other);
    const { status } = await server().call(
      personOf('auditor'),
      'PUT',
      `/api/teammate/${other.id}`,
      { body: { title: 'Changed' }, version: Number(before['version']) },
    );
    expect(status).toBe(403);
    expect((await recordOf(other))['title']).toBe(before['title']);
  });

  const put = async (by: TestPerson, to: TestPerson, body: unknown) =>
    (
      await server().call(by, 'PUT', `/api/teammate/${to.id}`, {
        body,
        version: Number((await recordOf(to))['version']),
      })
    ).status;

  it('[RIGHT-02] a People manager takes over nobody who holds a role', async () => {
    const manager = personOf('peopleManager');
    const holder = await server().makePerson(admin.tenantId, {
      access: { role: 'billing', teamIds: [] },
    });
    expect(await put(manager, holder, { email: 'mine@example.com' })).toBe(403);
    expect(await put(manager, holder, { title: 'Clerk' })).toBe(403);
    const path = `/api/teammate/${holder.id}`;
    const device = await server().call(manager, 'POST', `${path}/device`, { body: {} });
    expect(device.status).toBe(403);
    const status = await server().call(manager, 'PUT', `${path}/status/suspend`, {
      version: Number((await recordOf(holder))['version']),
      body: {},
    });
    expect(status.status).toBe(403);
  });

  it('[RIGHT-02] nobody changes an admin by their history', async () => {
    const second = await server().makePerson(admin.tenantId, { role: 'admin' });
    expect(await put(admin, second, { title: 'Clerk' })).toBe(200);
    const { version } = await recordOf(second);
    const { status } = await server().call(
      personOf('peopleManager'),
      'POST',
      `/api/audit/teammate/${second.id}/undo`,
      { body: { version, versions: 1 }, version: Number(version) },
    );
    expect(status).toBe(403);
  });

  it('[RIGHT-02] a Phone manager changes no people by what changes routing', async () => {
    const manager = personOf('phoneManager');
    const plain = await server().makePerson(admin.tenantId);
    expect(await put(admin, plain, { title: 'Clerk' })).toBe(200);
    const { version } = await recordOf(plain);
    const ask = async (path: string, body: unknown) =>
      (await server().call(manager, 'POST', path, { body })).status;
    const saves = [{ entity: 'teammate', id: plain.id, version, versions: 1 }];
    expect(await ask('/api/routing/fix/undo', { saves })).toBe(403);
    const at = new Date(server().clock.now().getTime() + 3_600_000).toISOString();
    const members = { callRecordingSetting: { inbound: true, outbound: true } };
    const parts = [{ entity: 'teammate', id: plain.id, version: Number(version), members }];
    const planned = { at, backAt: null, absenceOf: null, parts };
    expect(await ask('/api/planned-change', planned)).toBe(403);
    expect((await recordOf(plain))['title']).toBe('Clerk');
  });

  describe('teams', () => {
    let team: string;
    let lead: TestPerson;

    beforeAll(async () => {
      const { body } = await server().call(admin, 'POST', '/api/team', {
        body: {
          name: 'Front desk',
          extension: '4100',
          inboundFlow: 'ringGroup',
          teammateId: [admin.id],
        },
      });
      team = String(body['id']);
      const access = { role: 'teamLead' as const, teamIds: [team] };
      lead = await server().makePerson(admin.tenantId, { access });
    });

    it('[RIGHT-02] a Team lead changes a team and takes it back, but neither ends it nor brings it back', async () => {
      const { call } = server();
      const path = `/api/team/${team}`;
      const { body: before } = await call(lead, 'GET', path);
      const named = await call(lead, 'PUT', path, {
        body: { name: 'Reception' },
        version: Number(before['version']),
      });
      expect(named.body).toMatchObject({ name: 'Reception' });
      const undo = (by: TestPerson, save: object, version: unknown) =>
        call(by, 'POST', `/api/audit/team/${team}/undo`, { body: save, version: Number(version) });
      const { version } = named.body;
      expect((await undo(lead, { version, versions: 1 }, version)).status).toBe(200);
      const ended = await call(lead, 'POST', `${path}/replace`, { body: { replacements: [] } });
      expect(ended.status).toBe(403);
      const { body: now } = await call(admin, 'GET', path);
      const deleted = await call(admin, 'DELETE', path, { version: Number(now['version']) });
      expect(deleted.status).toBe(204);
      const { body: history } = await call(admin, 'GET', `/api/audit/team/${team}`);
      const [entry] = history['items'] as { id: string; action: string }[];
      expect(entry?.action).toBe('team.delete');
      expect((await undo(lead, { entryId: entry?.id }, 1)).status).toBe(404);
      expect((await undo(admin, { entryId: entry?.id }, 1)).status).toBe(200);
    });
  });

  it('[RIGHT-02] an Auditor takes the whole history away as a file', async () => {
    const auditor = personOf('auditor');
    expect(await put(admin, other, { title: 'Exported' })).toBe(200);
    const { body } = await server().call(auditor, 'POST', '/api/audit/export', { body: {} });
    expect(body['text']).toContain('Exported');
  });
});
