import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('teams', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    ben = await server().makePerson(tenantId, { firstName: 'Ben' });
  });

  const wanted = (change: object = {}) => ({
    name: 'Front desk',
    extension: '300',
    inboundFlow: 'ringGroup',
    teammateId: [ben.id, ana.id],
    ...change,
  });
  const create = (change: object = {}, by = owner) =>
    server().call(by, 'POST', '/api/team', { body: wanted(change) });
  const made = async (change: object = {}) => (await create(change)).body as unknown as Team;
  const read = async (id: string) =>
    (await server().call(owner, 'GET', `/api/team/${id}`)).body as unknown as Team;
  const events = () =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['method', 'event_type', 'entity_id', 'owner_id'])
        .orderBy('seq')
        .execute(),
    );
  const entries = (id: string) =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'entity_name', 'before', 'after'])
        .where('entity_id', '=', id)
        .orderBy('seq')
        .execute(),
    );

  it('[API-135] makes a team with its members in the given order and the presets', async () => {
    const { status, body, headers } = await create({ name: '  Front desk ' });
    expect([status, headers.etag]).toEqual([201, '"1"']);
    expect(body).toMatchObject({
      name: 'Front desk',
      extension: '300',
      inboundFlow: 'ringGroup',
      ringGroup: { option: 'simultaneous', ringSeconds: 20 },
      callQueue: { maxWaitSeconds: 300, maxCallers: 10 },
      teammateId: [ben.id, ana.id],
    });
    const { members } = body as unknown as Team;
    expect(members.map(({ order, fullName }) => [order, fullName])).toEqual([
      [0, 'Ben Lopez'],
      [1, 'Ana Lopez'],
    ]);
  });

  it('[API-135] [ROUTE-09] rings as it was asked to, and by the presets in what was left out', async () => {
    const { id, ringGroup, version } = await made({ ringGroup: { option: 'single' } });
    expect([ringGroup, version]).toEqual([{ option: 'single', ringSeconds: 20 }, 1]);
    expect((await read(id)).ringGroup).toEqual(ringGroup);
    expect(await entries(id)).toMatchObject([{ action: 'team.create', after: { ringGroup } }]);
    const queue = await made({
      name: 'Billing',
      extension: '301',
      inboundFlow: 'callQueue',
      ringGroup: { ringSeconds: 45 },
    });
    expect(queue.ringGroup).toEqual({ option: 'simultaneous', ringSeconds: 45 });
    const refused = await create({ name: 'Desk', extension: '302', ringGroup: { ringSeconds: 4 } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([
      { field: 'ringGroup.ringSeconds', message: 'The ring time field must be between 5 and 60.' },
    ]);
  });

  it('[RT-10] [RT-12] tells of the members, then of the team, and writes the history', async () => {
    const { id } = await made();
    expect(await events()).toEqual([
      ...[ben, ana].map((person) => ({
        method: 'CreateEntityAsync',
        event_type: 'teammember',
        entity_id: person.id,
        owner_id: id,
      })),
      { method: 'CreateEntityAsync', event_type: 'team', entity_id: id, owner_id: null },
    ]);
    expect(await entries(id)).toMatchObject([
      {
        action: 'team.create',
        entity_name: 'Front desk',
        before: null,
        after: { name: 'Front desk' },
      },
    ]);
  });

  it('[VAL-10] names every refused member of a new team', async () => {
    const errorsOf = async (change: object) => {
      const { status, body } = await create(change);
      const errors = body.errors as { field: string; message: string }[];
      return [status, ...errors.map(({ field, message }) => [field, message])];
    };
    expect(await errorsOf({ name: ' ' })).toEqual([400, ['name', 'The name field is required.']]);
    expect(await errorsOf({ name: 'x'.repeat(51) })).toEqual([
      400,
      ['name', 'The name field may not be greater than 50 characters.'],
    ]);
    expect(await errorsOf({ extension: '911' })).toEqual([
      422,
      ['extension', 'This extension is reserved for emergency calls.'],
    ]);
    expect(await errorsOf({ teammateId: [] })).toEqual([
      400,
      ['teammateId', 'The user field is required.'],
    ]);
    expect((await create({ teammateId: [ana.id, ana.id] })).status).toBe(400);
    expect((await create({ inboundFlow: 'nonsense' })).status).toBe(400);
  });

  it('[VAL-17] refuses a name or an extension that is taken, by people too', async () => {
    await made();
    const ofName = await create({ extension: '301' });
    expect([ofName.status, codeOf(ofName)]).toEqual([409, 'DUPLICATE']);
    expect(ofName.body.errors).toMatchObject([{ field: 'name', message: 'This input is exited' }]);
    const { name } = await made({ name: 'École', extension: '310' });
    for (const same of [name.toLowerCase(), name.toUpperCase(), ` ${name} `]) {
      const answer = await create({ name: same, extension: '311' });
      expect(answer.status).toBe(409);
      expect(answer.body.errors).toMatchObject([{ field: 'name' }]);
    }
    const hours = await made({ name: 'After \u00A0 hours', extension: '312' });
    expect(hours.name).toBe('After hours');
    const alike = await create({ name: 'After   hours', extension: '313' });
    expect([alike.status, codeOf(alike)]).toEqual([409, 'DUPLICATE']);
    await server().makePerson(owner.tenantId, { extension: '400' });
    const ofExtension = await create({ name: 'Billing', extension: '400' });
    expect(ofExtension.body.errors).toMatchObject([{ field: 'extension' }]);
  });

  it('[API-135] takes nobody who is deleted or of another account', async () => {
    const gone = await server().makePerson(owner.tenantId, { status: 'cancel' });
    const stranger = await server().makePerson(await server().makeTenant());
    for (const person of [gone, stranger]) {
      const { status, body } = await create({ teammateId: [ana.id, person.id] });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: 'teammateId' }]);
    }
    expect((await server().call(owner, 'GET', '/api/team')).body.total).toBe(0);
    expect(await events()).toEqual([]);
  });

  it('[API-138] changes name and extension as of a version, and nothing when nothing differs', async () => {
    const { id } = await made();
    const put = (body: object, version?: number) =>
      server().call(owner, 'PUT', `/api/team/${id}`, {
        body,
        ...(version !== undefined && { version }),
      });
    expect((await put({ name: 'Desk' })).status).toBe(428);
    const { body, headers } = await put({ name: 'Desk', extension: '310' }, 1);
    expect([body.name, body.extension, headers.etag]).toEqual(['Desk', '310', '"2"']);
    const late = await put({ name: 'Reception' }, 1);
    expect([late.status, codeOf(late)]).toEqual([412, 'VERSIONCONFLICT']);
    expect(late.body.current).toMatchObject({ name: 'Desk', version: 2 });
    expect((await put({ name: 'Desk' }, 2)).body.version).toBe(2);
    expect((await entries(id)).map(({ action }) => action)).toEqual(['team.create', 'team.update']);
    const free = await create({ extension: '300' });
    expect(free.status).toBe(201);
  });

  it('[API-140] [TEAM-05] [RT-12] replaces the members: added, moved and removed', async () => {
    const { id } = await made();
    const cleo = await server().makePerson(owner.tenantId, { firstName: 'Cleo' });
    const before = (await events()).length;
    const members = [
      { teammateId: cleo.id, order: 7 },
      { teammateId: ana.id, order: 2 },
    ];
    const { body } = await server().call(owner, 'PUT', `/api/team/${id}/member`, {
      body: { members },
      version: 1,
    });
    expect([body.teammateId, body.version]).toEqual([[ana.id, cleo.id], 2]);
    expect((await events()).slice(before).map((event) => [event.method, event.entity_id])).toEqual([
      ['DeletedEntityAsync', ben.id],
      ['CreateEntityAsync', cleo.id],
      ['UpdateEntityAsync', ana.id],
      ['UpdateEntityAsync', id],
    ]);
  });

  it('[TEAM-05] a team keeps at least one member, each once', async () => {
    const { id } = await made();
    const put = (members: object[]) =>
      server().call(owner, 'PUT', `/api/team/${id}/member`, { body: { members }, version: 1 });
    expect((await put([])).status).toBe(400);
    const twice = { teammateId: ana.id, order: 0 };
    expect((await put([twice, { ...twice, order: 1 }])).status).toBe(400);
    expect((await put([{ teammateId: newId(), order: 0 }])).body.errors).toMatchObject([
      { field: 'members' },
    ]);
    expect((await read(id)).teammateId).toEqual([ben.id, ana.id]);
  });

  it('[RT-12] two lists saved at the same time never mix', async () => {
    const { id } = await made();
    const put = (people: TestPerson[]) =>
      server().call(owner, 'PUT', `/api/team/${id}/member`, {
        body: { members: people.map((person, order) => ({ teammateId: person.id, order })) },
        version: 1,
      });
    const answers = await Promise.all([put([ana]), put([ben]), put([owner])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await read(id)).members).toHaveLength(1);
  });

  it('[API-141] [TEAM-04] stores the inbound flow, partly too, within its limits', async () => {
    const { id } = await made();
    const put = (body: object, version: number) =>
      server().call(owner, 'PUT', `/api/team/${id}/setting`, { body, version });
    const ring = await put({ ringGroup: { option: 'single' } }, 1);
    expect(ring.body.ringGroup).toEqual({ option: 'single', ringSeconds: 20 });
    const queue = await put(
      { inboundFlow: 'callQueue', callQueue: { maxWaitSeconds: 1800, maxCallers: 50 } },
      2,
    );
    expect(queue.body).toMatchObject({
      inboundFlow: 'callQueue',
      ringGroup: { option: 'single', ringSeconds: 20 },
      callQueue: { maxWaitSeconds: 1800, maxCallers: 50 },
      version: 3,
    });
    expect((await put({ inboundFlow: 'callQueue' }, 3)).body.version).toBe(3);
    const wrong = [
      { ringGroup: { ringSeconds: 4 } },
      { ringGroup: { ringSeconds: 61 } },
      { ringGroup: { ringSeconds: 20.5 } },
      { ringGroup: { option: 'random' } },
      { callQueue: { maxWaitSeconds: 29 } },
      { callQueue: { maxCallers: 51 } },
    ];
    for (const body of wrong) expect((await put(body, 3)).status).toBe(400);
  });

  it('[API-136] lists with search, order, flow and counts; standard users get names', async () => {
    await made();
    await made({
      name: 'Billing',
      extension: '2000',
      inboundFlow: 'callQueue',
      teammateId: [ana.id],
    });
    const names = async (query: string) => {
      const { body } = await server().call(owner, 'GET', `/api/team${query}`);
      return (body.items as { name: string }[]).map(({ name }) => name);
    };
    expect(await names('')).toEqual(['Billing', 'Front desk']);
    expect(await names('?sortBy=extension')).toEqual(['Front desk', 'Billing']);
    expect(await names('?sortBy=memberCount&direction=desc')).toEqual(['Front desk', 'Billing']);
    expect(await names('?search=BILL')).toEqual(['Billing']);
    expect(await names('?search=desk%20front')).toEqual(['Front desk']);
    expect(await names('?search=%25')).toEqual([]);
    const queues = await server().call(owner, 'GET', '/api/team?inboundFlow=callQueue');
    expect(queues.body).toMatchObject({
      total: 1,
      counts: { all: 2, ringGroup: 1, callQueue: 1 },
      items: [{ name: 'Billing', memberCount: 1, inboundFlow: 'callQueue', version: 1 }],
    });
    const seen = await server().call(ana, 'GET', '/api/team');
    expect(Object.keys((seen.body.items as object[])[0] ?? {}).sort()).toEqual([
      'extension',
      'id',
      'name',
    ]);
  });

  it('[ROLE-03] standard users read names and nothing else', async () => {
    const { id } = await made();
    const calls = [
      ['GET', `/api/team/${id}`],
      ['GET', `/api/uses/team/${id}`],
      ['PUT', `/api/team/${id}`],
      ['PUT', `/api/team/${id}/member`],
      ['PUT', `/api/team/${id}/setting`],
      ['DELETE', `/api/team/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      const { status } = await server().call(ana, method, path, {
        version: 1,
        ...(method === 'PUT' && { body: {} }),
      });
      expect([path, status]).toEqual([path, 403]);
    }
    expect((await create({}, ana)).status).toBe(403);
  });

  it('[API-137] a team of another account answers like an unknown one', async () => {
    const { id } = await made();
    const foreign = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const bodies = {
      '': { name: 'Mine' },
      '/member': { members: [{ teammateId: foreign.id, order: 0 }] },
      '/setting': { inboundFlow: 'callQueue' },
    };
    const asks = [
      ['GET', '', undefined],
      ['POST', '/replace', { replacements: [] }],
      ['DELETE', '', undefined],
      ...Object.entries(bodies).map(([path, body]) => ['PUT', path, body] as const),
    ] as const;
    for (const [method, path, body] of asks) {
      for (const target of [id, newId()]) {
        const { status } = await server().call(foreign, method, `/api/team/${target}${path}`, {
          version: 1,
          ...(body && { body }),
        });
        expect([method, path, status]).toEqual([method, path, 404]);
      }
    }
    expect((await read(id)).version).toBe(1);
  });

  it('[API-139] deletes a team, and frees its name and extension', async () => {
    const { id } = await made();
    const remove = (version?: number) =>
      server().call(owner, 'DELETE', `/api/team/${id}`, {
        ...(version !== undefined && { version }),
      });
    expect((await remove()).status).toBe(428);
    expect((await remove(9)).status).toBe(412);
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
    expect((await server().call(owner, 'GET', `/api/team/${id}`)).status).toBe(404);
    expect((await events()).at(-1)).toMatchObject({
      method: 'DeletedEntityAsync',
      event_type: 'team',
      entity_id: id,
    });
    expect((await entries(id)).at(-1)).toMatchObject({ action: 'team.delete', after: null });
    expect((await create()).status).toBe(201);
  });
});
