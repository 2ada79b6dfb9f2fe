import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../test/each-database.ts';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import { textsPortal } from '../../test/texts-fixture.ts';
import { readMessaging } from '../messaging/config.ts';
import { scheduleWork } from '../platform/due-rows.ts';
import { newId } from '../platform/ids.ts';
import { openTelnyxEvents } from '../telnyx-events.ts';
import { createTelnyxApp } from './app.ts';
import type { TelnyxEvent } from './event.ts';

const hour = 3_600_000;
const minute = 60_000;

describeOnBothDatabases('events of Telnyx', ({ server }) => {
  let telnyx: TelnyxServer;
  let app: FastifyInstance;
  let heard: TelnyxEvent[] = [];
  let isBroken = false;
  const warnings: string[] = [];
  const log = { warn: (_fields: object, message: string) => warnings.push(message) };

  beforeAll(async () => {
    telnyx = await startTelnyxServer();
    const { db, clock } = server();
    const hear = async (event: TelnyxEvent) => {
      if (isBroken) throw new Error('The database is away.');
      heard.push(event);
    };
    app = await createTelnyxApp({
      db,
      clock,
      log,
      publicKey: telnyx.env.TELNYX_PUBLIC_KEY,
      handlers: { 'message.sent': hear, campaign: hear },
    });
  });
  afterAll(async () => {
    await app.close();
    await telnyx.close();
  });
  beforeEach(() => {
    heard = [];
    isBroken = false;
    warnings.length = 0;
  });

  const event = (type = 'message.sent') => ({
    data: { id: newId(), event_type: type, record_type: 'event', payload: { id: '17' } },
  });
  const post = async (
    { payload, headers }: ReturnType<TelnyxServer['signed']>,
    { to = app, path = '/telnyx/webhook' } = {},
  ) => (await to.inject({ method: 'POST', url: path, payload, headers })).statusCode;
  const signed = (sent: unknown, off = 0) =>
    telnyx.signed(sent, new Date(server().clock.now().getTime() + off));

  it('[PROV-01] a signed event is handled, once however often it is sent', async () => {
    const sent = event();
    expect(await post(signed(sent))).toBe(200);
    expect(await post(signed(sent))).toBe(200);
    expect(await post(signed(event()), { path: '/telnyx/webhook/text/42' })).toBe(200);
    const { id } = sent.data;
    expect(heard).toMatchObject([
      { id, type: 'message.sent', payload: { id: '17' }, about: '' },
      { about: 'text/42' },
    ]);
  });

  it('[PROV-01] what is forged, changed, old or of the future changes nothing', async () => {
    const genuine = signed(event());
    const { headers, payload } = genuine;
    const without = (name: string) => ({
      payload,
      headers: { ...headers, [name]: '' },
    });
    const all = [
      { headers, payload: payload.replace('"17"', '"18"') },
      { payload, headers: { ...headers, 'telnyx-timestamp': `0${headers['telnyx-timestamp']}` } },
      { payload, headers: { ...headers, 'telnyx-signature-ed25519': 'AAAA' } },
      without('telnyx-timestamp'),
      without('telnyx-signature-ed25519'),
      signed(event(), -6 * minute),
      signed(event(), 6 * minute),
      signed({ data: 'none' }),
      signed(null),
    ];
    for (const forged of all) expect(await post(forged)).toBe(400);
    expect(heard).toEqual([]);
    expect(new Set(warnings)).toEqual(new Set(['event of Telnyx refused']));
    expect(await post(signed(event(), -4 * minute))).toBe(200);
    expect(heard).toHaveLength(1);
  });

  it('[PROV-02] an event whose handling fails is heard when it is sent again', async () => {
    const sent = event();
    isBroken = true;
    expect(await post(signed(sent))).toBe(500);
    isBroken = false;
    expect(await post(signed(sent))).toBe(200);
    expect(heard).toHaveLength(1);
  });

  it('[PROV-01] events of the registry, which have no id, are known by their bytes', async () => {
    const sent = { brandId: newId(), campaignId: 'C1', status: 'ACCEPTED', type: 'REGISTRATION' };
    for (const status of ['ACCEPTED', 'ACCEPTED', 'REJECTED']) {
      expect(await post(signed({ ...sent, status }))).toBe(200);
    }
    expect(heard.map(({ type }) => type)).toEqual(['campaign', 'campaign']);
  });

  it('[PROV-01] events that nobody waits for are answered, and other paths are not there', async () => {
    expect(await post(signed(event('call.hangup')))).toBe(200);
    expect(await post(signed(event()), { path: '/telnyx' })).toBe(404);
    expect(await openTelnyxEvents({}, { ...server(), log: server().app.log })).toBeNull();
  });

  it('[PROV-01] [PROV-02] a number that was ordered is asked about at once; work under way is left', async () => {
    const { db, clock, app: portal } = server();
    const events = await openTelnyxEvents(telnyx.env, { db, clock, log: portal.log });
    if (events === null) throw new Error('The stand-in has keys.');
    const tenantId = await server().makeTenant();
    const [waiting, underWay] = [newId(), newId()];
    const later = new Date(clock.now().getTime() + hour);
    await db.system(async (tx) => {
      for (const subjectId of [waiting, underWay]) {
        await scheduleWork(tx, { kind: 'numberPurchase', subjectId, tenantId }, later);
      }
      await tx
        .updateTable('due_work')
        .set({ attempts: 1 })
        .where('subject_id', '=', underWay)
        .execute();
    });
    const complete = (customer_reference: string) => ({
      data: { ...event('number_order.complete').data, payload: { customer_reference } },
    });
    for (const reference of [waiting, underWay, newId(), 'by hand']) {
      expect(await post(signed(complete(reference)), { to: events })).toBe(200);
    }
    const rows = await db.system((tx) =>
      tx
        .selectFrom('due_work')
        .select(['subject_id', 'due_at'])
        .where('tenant_id', '=', tenantId)
        .execute(),
    );
    const due = Object.fromEntries(rows.map((row) => [row.subject_id, row.due_at < later]));
    expect(due).toEqual({ [waiting]: true, [underWay]: false });
    await events.close();
  });

  it('[PROV-01] an order that moves numbers is asked about at once, whatever is told of it', async () => {
    const { db, clock, app: portal } = server();
    const events = await openTelnyxEvents(telnyx.env, { db, clock, log: portal.log });
    if (events === null) throw new Error('The stand-in has keys.');
    const tenantId = await server().makeTenant();
    const [byReference, byAddress, other] = [newId(), newId(), newId()];
    const later = new Date(clock.now().getTime() + hour);
    await db.system(async (tx) => {
      for (const subjectId of [byReference, byAddress, other]) {
        await scheduleWork(tx, { kind: 'portOrder', subjectId, tenantId }, later);
      }
    });
    const told = (type: string, payload: object) => ({ data: { ...event(type).data, payload } });
    const all: [string, object, string][] = [
      ['porting_order.status_changed', { customer_reference: byReference }, ''],
      ['porting_order.split', { from: { id: newId() } }, `/porting/${byAddress}`],
      ['porting_order.new_comment', { porting_order_id: newId() }, ''],
      ['porting_order.deleted', {}, '/porting/nobody'],
    ];
    for (const [type, payload, about] of all) {
      const path = `/telnyx/webhook${about}`;
      expect(await post(signed(told(type, payload)), { to: events, path })).toBe(200);
    }
    const rows = await db.system((tx) =>
      tx
        .selectFrom('due_work')
        .select(['subject_id', 'due_at'])
        .where('tenant_id', '=', tenantId)
        .execute(),
    );
    const due = Object.fromEntries(rows.map((row) => [row.subject_id, row.due_at < later]));
    expect(due).toEqual({ [byReference]: true, [byAddress]: true, [other]: false });
    await events.close();
  });

  it('[PROV-01] [PROV-02] a text that came in is kept once, for whom its number is', async () => {
    const { db, clock, app: portal } = server();
    const events = await openTelnyxEvents(telnyx.env, { db, clock, log: portal.log });
    if (events === null) throw new Error('The stand-in has keys.');
    const texts = textsPortal(server);
    const { admin, ben, number } = await texts.start();
    const own = await number(ben);
    const payload = {
      id: newId(),
      from: { phone_number: '+12165550173' },
      to: [{ phone_number: own.number }],
      text: 'Do you open on Monday?',
      received_at: clock.now().toISOString(),
    };
    // Its event is sent twice with ids of its own, as after a failed answer.
    for (const sent of [telnyx.receivedEvent(payload), telnyx.receivedEvent(payload)]) {
      expect(await post(signed(sent), { to: events })).toBe(200);
    }
    for (const by of [admin, ben]) {
      expect(await texts.list(by)).toMatchObject([
        { direction: 'inbound', text: 'Do you open on Monday?', for: { id: ben.id } },
      ]);
    }
    const strange = telnyx.receivedEvent({ ...payload, from: 'somebody' });
    expect(await post(signed(strange), { to: events })).toBe(500);
    await events.close();
  });

  it('[PROV-01] [PROV-02] a text that went out is asked about as soon as it has moved', async () => {
    const { db, clock, app: portal } = server();
    const events = await openTelnyxEvents(telnyx.env, { db, clock, log: portal.log });
    if (events === null) throw new Error('The stand-in has keys.');
    const texts = textsPortal(server);
    const { admin, number, tenantId } = await texts.start();
    const env = { ...telnyx.env, MESSAGING: 'telnyx' };
    const messaging = readMessaging(env, { db, clock, publicUrl: 'https://portal.example.com' });
    clock.set(new Date('2026-12-02T18:00:00Z'));
    expect((await texts.send(admin, { from: (await number()).number })).status).toBe(201);
    await texts.workOff(messaging);
    expect(await texts.list(admin)).toMatchObject([{ state: 'queued', amount: 0 }]);
    const [message] = telnyx.messages;
    if (message === undefined) throw new Error('It was sent.');
    telnyx.moveTexts('delivered');
    expect(await post(signed(telnyx.sentEvent(message)), { to: events })).toBe(200);
    await texts.workOff(messaging);
    expect(await texts.list(admin)).toMatchObject([{ state: 'delivered', amount: 0.01 }]);
    expect((await texts.charged(tenantId)).records).toHaveLength(1);
    expect(telnyx.messages).toHaveLength(1);
    await events.close();
  });
});
