import type { EmergencyCall } from '@jackfield/contract/api/emergency-call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

const address = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Floor 2',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const startedAt = '2026-11-20T10:00:00.000Z';

describe.each(bothDatabases)('calls for help (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;
  let admin: TestPerson;
  let maya: TestPerson;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  afterEach(() => server.clock.reset());
  beforeEach(async () => {
    server.clock.set(new Date(startedAt));
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    admin = await server.makePerson(tenantId, { role: 'admin' });
    await server.makePerson(tenantId, { role: 'admin', status: 'suspended' });
    maya = await server.makePerson(tenantId, {
      firstName: 'Maya',
      lastName: 'Okafor',
      extension: '417',
    });
  });

  const tell = async (change: object = {}) => {
    const call = {
      id: newId(),
      accountId: maya.tenantId,
      teammateId: maya.id,
      number: '911',
      from: '+12515550142',
      address,
      startedAt,
      ...change,
    };
    const { status, text } = await asExchange(server, 'POST', '/api/exchange/emergency', {
      payload: call,
    });
    return { id: call.id, status, answer: JSON.parse(text) as unknown };
  };
  const taken = { status: 200, answer: { isTaken: true } };
  const notTaken = { status: 200, answer: { isTaken: false } };
  const mails = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject', 'body_text'])
        .where('tenant_id', '=', maya.tenantId)
        .orderBy('recipient')
        .execute(),
    );
  const shownTo = async (person: TestPerson) =>
    (await server.call(person, 'GET', '/api/call/emergency')).body.items as EmergencyCall[];
  const told = async () => {
    const entries = await server.call(owner, 'GET', `/api/audit?entity=teammate`);
    return (entries.body.items as { action: string }[]).filter(({ action }) =>
      action.startsWith('teammate.emergency'),
    );
  };

  it('[CALL-07] are told to active admins by mail, live and in the history, once', async () => {
    const { id, ...first } = await tell();
    expect(first).toEqual(taken);
    expect(await tell({ id })).toMatchObject(taken);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(
      [owner.email, admin.email].toSorted((one, other) => one.localeCompare(other)),
    );
    expect(sent[0]?.subject).toMatch(/: Maya Okafor called 911$/);
    const text = sent[0]?.body_text ?? '';
    expect(text).toContain(
      'Maya Okafor (extension 417) called 911 on 2026-11-20, 4:00 am (Central Time).',
    );
    expect(text).toContain(
      'This address went with the call: 214 Dauphin Street, Floor 2, Mobile, AL 36602',
    );
    expect(text).toContain('The operator calls back at +1 (251) 555-0142.');
    expect(text).toContain(`/admin-settings/users/edit/${maya.id}/profile`);
    const events = await server.db.tenant(maya.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['method', 'entity_id'])
        .where('event_type', '=', 'emergency')
        .execute(),
    );
    expect(events).toEqual([{ method: 'CreateEntityAsync', entity_id: id }]);
    expect(await told()).toMatchObject([
      {
        action: 'teammate.emergencyCall',
        actor: { id: null, name: 'System' },
        entityId: maya.id,
        entityName: 'Maya Okafor',
        after: { number: '911', from: '+12515550142', address },
      },
    ]);
    expect(await shownTo(admin)).toEqual([
      {
        id,
        teammateId: maya.id,
        teammateName: 'Maya Okafor',
        extension: '417',
        number: '911',
        isTest: false,
        from: '+12515550142',
        address,
        startedAt,
      },
    ]);
  });

  it('[CALL-07] say that neither an address nor a number was known', async () => {
    expect(await tell({ address: null, from: '' })).toMatchObject(taken);
    const [mail] = await mails();
    expect(mail?.body_text).toContain(
      'No address was known, so the operator has to ask where to send help.',
    );
    expect(mail?.body_text).toContain(
      'The call showed no number, so the operator cannot call back.',
    );
    expect(await shownTo(owner)).toMatchObject([{ address: null, from: '' }]);
    expect(await told()).toMatchObject([{ after: { number: '911', from: '' } }]);
  });

  it('[CALL-07] are told as a test where 933 was called', async () => {
    expect(await tell({ number: '933' })).toMatchObject(taken);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.subject).toMatch(/: test call to 933 by Maya Okafor$/);
    expect(sent[0]?.body_text).toContain('This was a test. Nobody was sent.');
    expect(await shownTo(owner)).toMatchObject([{ number: '933', isTest: true }]);
    expect(await told()).toMatchObject([{ action: 'teammate.emergencyTest' }]);
  });

  it('[EMER-02] have a log, and test calls one of their own, the newest first', async () => {
    const { id: older } = await tell();
    const { id: newer } = await tell({ startedAt: '2026-11-20T11:00:00.000Z', address: null });
    const { id: test } = await tell({ number: '933' });
    const log = async (query: string) => {
      const { body } = await server.call(owner, 'GET', `/api/emergency/calls?${query}`);
      const items = body.items as EmergencyCall[];
      return { total: body.total, calls: items.map((call) => [call.id, call.address]) };
    };
    expect(await log('isTest=false')).toEqual({
      total: 2,
      calls: [
        [newer, null],
        [older, address],
      ],
    });
    expect(await log('isTest=false&limit=1')).toMatchObject({ total: 2, calls: [[newer, null]] });
    expect(await log('isTest=true')).toEqual({ total: 1, calls: [[test, address]] });
  });

  it('[NOTE-01] that an admin has seen need nobody any more', async () => {
    const { id } = await tell();
    const see = (person: TestPerson) =>
      server.call(person, 'PUT', `/api/call/emergency/${id}/seen`);
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    expect([(await see(maya)).status, (await see(stranger)).status]).toEqual([403, 404]);
    expect(await shownTo(owner)).toHaveLength(1);
    expect((await see(admin)).status).toBe(204);
    expect((await see(owner)).status).toBe(204);
    expect([await shownTo(owner), await shownTo(admin)]).toEqual([[], []]);
    expect(
      (await told()).filter(({ action }) => action === 'teammate.emergencySeen'),
    ).toMatchObject([{ actor: { id: admin.id }, entityId: maya.id, after: { number: '911' } }]);
    const log = await server.call(owner, 'GET', '/api/emergency/calls?isTest=false');
    expect(log.body.total).toBe(1);
  });

  it('to the crisis line are told to nobody', async () => {
    expect(await tell({ number: '988' })).toMatchObject(taken);
    expect([await mails(), await told(), await shownTo(owner)]).toEqual([[], [], []]);
  });

  it('of nobody that is known are not taken, and no other number is one', async () => {
    expect(await tell({ accountId: newId() })).toMatchObject(notTaken);
    expect(await tell({ teammateId: newId() })).toMatchObject(notTaken);
    expect((await tell({ number: '+12515550142' })).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('are seen by admins of their own account alone, for 24 hours', async () => {
    const { id } = await tell();
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    expect(await shownTo(stranger)).toEqual([]);
    expect((await server.call(maya, 'GET', '/api/call/emergency')).status).toBe(403);
    const { id: again } = await tell({ startedAt: '2026-11-20T11:00:00.000Z' });
    expect((await shownTo(owner)).map((call) => call.id)).toEqual([again, id]);
    server.clock.set(new Date('2026-11-21T10:30:00.000Z'));
    expect((await shownTo(owner)).map((call) => call.id)).toEqual([again]);
  });
});
