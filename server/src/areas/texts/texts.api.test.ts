import type { TextReason } from '@jackfield/contract/api/text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { ann, textsPortal } from '../../../test/texts-fixture.ts';
import { sendUsage, supportKey, usageOf } from '../../../test/usage-records.ts';
import { createSandboxMessaging } from '../../messaging/sandbox.ts';
import { newId } from '../../platform/ids.ts';
import { receiveText } from './receive.ts';
import { hastenText } from './work.ts';

let server: TestServer;
const portal = textsPortal(() => server);
/** A Wednesday, at 11 in Ohio. */
const morning = new Date('2026-06-10T15:00:00Z');
const night = new Date('2026-06-11T03:00:00Z');
const nextMorning = '2026-06-11T12:00:00.000Z';

beforeAll(async () => {
  server = await startTestServer({ env: { SUPPORT_KEY: supportKey } });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(morning));

let people = 100;
/** Somebody in Ohio whom nobody has texted yet, with these last digits. */
const somebody = (ending = '55') => {
  people += 1;
  return `+121655${String(people).padStart(3, '0')}${ending}`;
};
/** Uses up the credit of an account by a call. */
const spend = (tenantId: string) => {
  const call = { tenantId, usageType: 'voice', to: ann, amount: 5 } as const;
  return sendUsage(server, [usageOf(server, call)]);
};
const endTrial = (tenantId: string) =>
  server.db.system((tx) =>
    tx
      .updateTable('tenant')
      .set({ is_trial: true, trial_ends_at: new Date('2026-06-01T00:00:00Z') })
      .where('id', '=', tenantId)
      .execute(),
  );
const later = (seconds: number) => server.clock.advance(seconds * 1000);

describe('texts that come in', () => {
  it('[PROV-01] are kept once, for admins alone where the number says nothing', async () => {
    const { tenantId, admin, ben, number } = await portal.start();
    const { number: to } = await number();
    const id = newId();
    await portal.textIn({ id, tenantId, to, text: 'Can I come at 5?' });
    await portal.textIn({ id, tenantId, to, text: 'Can I come at 5?' });
    expect(await portal.list(admin)).toMatchObject([
      {
        direction: 'inbound',
        state: 'received',
        own: { number: to, label: 'Front desk' },
        other: { number: ann },
        text: 'Can I come at 5?',
        for: null,
      },
    ]);
    expect(await portal.list(ben)).toEqual([]);
  });

  it('[PROV-01] go to the person that the company number names', async () => {
    const { tenantId, ben, number } = await portal.start();
    const { number: to, ownerId } = await number();
    await portal.handle(tenantId, ownerId, { actionType: 'teammate', actionValue: ben.id });
    await portal.textIn({ tenantId, to, text: 'Hello' });
    expect(await portal.list(ben)).toMatchObject([{ for: { kind: 'teammate', id: ben.id } }]);
  });

  it('[PROV-01] go to a team, which sees the answers of its members too', async () => {
    const { tenantId, ben, number } = await portal.start();
    const eva = await server.makePerson(tenantId, { role: 'standard', firstName: 'Eva' });
    const team = { id: newId(), tenant_id: tenantId, name: 'Reception', extension: '7001' };
    await server.db.tenant(tenantId, async (tx) => {
      await tx
        .insertInto('team')
        .values(team as never)
        .execute();
      const member = (teammateId: string) => ({
        tenant_id: tenantId,
        team_id: team.id,
        teammate_id: teammateId,
      });
      await tx
        .insertInto('team_member')
        .values([member(ben.id), member(eva.id)] as never)
        .execute();
    });
    const { number: to, ownerId } = await number();
    await portal.handle(tenantId, ownerId, { actionType: 'team', actionValue: team.id });
    await portal.textIn({ tenantId, to, text: 'Hello' });
    expect((await portal.send(ben, { from: to, text: 'Hi Ann' })).status).toBe(201);
    later(1);
    expect((await portal.list(eva)).map(({ text }) => text)).toEqual(['Hi Ann', 'Hello']);
  });

  it('[PROV-01] are answered once a day with the text of the company number', async () => {
    const { tenantId, number } = await portal.start();
    const { number: to, ownerId } = await number();
    const from = somebody();
    await portal.handle(tenantId, ownerId, { actionType: 'message', actionValue: 'Call us.' });
    await portal.textIn({ tenantId, from, to, text: 'Hello' });
    await portal.textIn({ tenantId, from, to, text: 'Anybody there?' });
    await portal.workOff();
    expect(await portal.outbox(from)).toEqual([{ sender: to, body: 'Call us.' }]);
    later(25 * 3600);
    await portal.textIn({ tenantId, from, to, text: 'Hello again' });
    await portal.workOff();
    expect(await portal.outbox(from)).toHaveLength(2);
  });

  it('[PROV-01] to somebody’s own number get their greeting, and the number is told apart by itself', async () => {
    const { ben, number } = await portal.start();
    const { number: to } = await number(ben);
    const from = somebody();
    await portal.greet(ben, 'I am on a call.');
    const at = server.clock.now().toISOString();
    await receiveText(server, { id: newId(), from, to, text: 'Hello', at });
    await portal.workOff();
    expect(await portal.outbox(from)).toEqual([{ sender: to, body: 'I am on a call.' }]);
    const [answer] = await portal.list(ben);
    expect(answer).toMatchObject({ author: null, for: { id: ben.id }, text: 'I am on a call.' });
  });

  it('[PROV-01] STOP is answered without credit, and ends what waits and what is written', async () => {
    const { tenantId, admin, number } = await portal.start();
    const { number: from } = await number();
    const to = somebody();
    expect((await portal.send(admin, { from, to })).status).toBe(201);
    await portal.textIn({ tenantId, from: to, to: from, text: 'Stop' });
    await spend(tenantId);
    await portal.workOff();
    const sent = await portal.outbox(to);
    expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining('START')]);
    const refused = await portal.send(admin, { from, to });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'to' }] } });
    const written = (await portal.list(admin)).filter(({ author }) => author !== null);
    expect(written).toMatchObject([{ state: 'failed', reason: 'optedOut', amount: 0 }]);
  });

  it('[PROV-01] machines that answer each other end', async () => {
    const one = await portal.start();
    const other = await portal.start();
    const { number: here } = await one.number(one.ben);
    const { number: there } = await other.number(other.ben);
    await portal.greet(one.ben, 'HELP');
    await portal.greet(other.ben, 'I am away.');
    const accounts = new Map([
      [here, one.tenantId],
      [there, other.tenantId],
    ]);
    await portal.textIn({ tenantId: one.tenantId, from: there, to: here, text: 'Hello' });
    let carried = 0;
    const heard = new Map<string, number>();
    for (let round = 0; round < 40; round += 1) {
      later(60);
      await portal.workOff();
      for (const to of [here, there]) {
        const sent = await portal.outbox(to);
        for (const { sender, body } of sent.slice(heard.get(to) ?? 0)) {
          await portal.textIn({ tenantId: accounts.get(to) ?? '', from: sender, to, text: body });
        }
        carried += sent.length - (heard.get(to) ?? 0);
        heard.set(to, sent.length);
      }
    }
    expect(carried).toBeGreaterThan(1);
    expect(carried).toBeLessThan(12);
  });
});

describe('texts that go out', () => {
  it('[PROV-01] cost what was told before, once, and are delivered', async () => {
    const { tenantId, ben, number } = await portal.start();
    const { number: from } = await number(ben);
    const to = somebody();
    const text = 'a'.repeat(161);
    const told = await portal.quote(ben, { from, to, text });
    expect(told).toMatchObject({ parts: 2, price: 0.01, amount: 0.02, because: null });
    const key = newId();
    const sent = await portal.send(ben, { from, to, text }, key);
    expect(await portal.send(ben, { from, to, text }, key)).toMatchObject({ body: sent.body });
    expect(sent.body).toMatchObject({ state: 'queued', amount: 0, isCancellable: true });
    await portal.workOff();
    expect(await portal.list(ben)).toMatchObject([{ state: 'sent', amount: told.amount }]);
    later(10);
    await portal.workOff();
    expect(await portal.list(ben)).toMatchObject([{ state: 'delivered', isCancellable: false }]);
    expect(await portal.charged(tenantId)).toMatchObject({
      records: [{ id: sent.body['id'], units: 2, amount: '0.02', teammate_id: ben.id }],
      balance: '4.98',
    });
  });

  it.each([
    ['98', 'noTexts', 0],
    ['92', 'filtered', 0],
    ['91', 'unreachable', 0.01],
  ] as const)(
    '[PROV-01] to a number that ends with %s fail as %s',
    async (ending, reason, amount) => {
      const { admin, number } = await portal.start();
      const { number: from } = await number();
      await portal.send(admin, { from, to: somebody(ending) });
      await portal.workOff();
      later(10);
      await portal.workOff();
      expect(await portal.list(admin)).toMatchObject([{ state: 'failed', reason, amount }]);
    },
  );

  it('[PROV-01] are asked about at once when the provider says that something changed', async () => {
    const { admin, number } = await portal.start();
    const { number: from } = await number();
    const to = somebody('93');
    const { body } = await portal.send(admin, { from, to });
    await portal.workOff();
    server.clock.advance(59_000);
    await portal.workOff();
    expect(await portal.list(admin)).toMatchObject([{ state: 'queued', isCancellable: false }]);
    server.clock.advance(4000);
    await hastenText(server, String(body['id']));
    await portal.workOff();
    expect(await portal.list(admin)).toMatchObject([{ state: 'delivered' }]);
  });

  it('[PROV-01] fail at no cost when their carrier has not taken them for three days', async () => {
    const { tenantId, admin, number } = await portal.start();
    const { number: from } = await number();
    await portal.send(admin, { from, to: somebody() });
    const open = async () => ({ state: 'open', providerId: 'slow' }) as const;
    const messaging = { ...createSandboxMessaging(server), send: open, check: open };
    await portal.workOff(messaging);
    later(4 * 86_400);
    await portal.workOff(messaging);
    expect(await portal.list(admin)).toMatchObject([{ state: 'failed', reason: 'unreachable' }]);
    expect((await portal.charged(tenantId)).records).toEqual([]);
  });

  it('[PROV-01] wait for the morning of their receiver, and can be taken back until then', async () => {
    const { admin, ben, number } = await portal.start();
    const { number: from } = await number();
    const [to, other] = [somebody(), somebody()];
    server.clock.set(night);
    expect(await portal.quote(admin, { from, to })).toMatchObject({ waitsUntil: nextMorning });
    const { body } = await portal.send(admin, { from, to });
    expect(body).toMatchObject({ sendAt: nextMorning, state: 'queued' });
    await portal.send(admin, { from, to: other });
    await portal.workOff();
    const cancel = `/api/text/${String(body['id'])}/cancel`;
    expect((await server.call(ben, 'POST', cancel)).status).toBe(404);
    expect(await server.call(admin, 'POST', cancel)).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
    expect((await server.call(admin, 'POST', cancel)).status).toBe(409);
    server.clock.set(new Date(nextMorning));
    await portal.workOff();
    expect([await portal.outbox(to), await portal.outbox(other)]).toMatchObject([[], [{}]]);
  });

  it('[PROV-01] answer at any hour who has written within a day', async () => {
    const { tenantId, admin, number } = await portal.start();
    const { number: from } = await number();
    const to = somebody();
    server.clock.set(night);
    await portal.textIn({ tenantId, from: to, to: from, text: 'Are you open?' });
    expect(await portal.quote(admin, { from, to })).toMatchObject({ waitsUntil: null });
    await portal.send(admin, { from, to });
    await portal.workOff();
    expect(await portal.outbox(to)).toHaveLength(1);
  });

  it('[PROV-01] go from one’s own numbers and those that one may show, where they can text', async () => {
    const { tenantId, admin, ben, account, number } = await portal.start();
    const own = await number(ben);
    const company = await number();
    const waiting = await number(ben, false);
    const foreign = await number(admin);
    const hidden = await number();
    await account.company();
    const permission = { type: 'selected', teammateIds: [admin.id] };
    await server.db.tenant(tenantId, (tx) =>
      tx
        .updateTable('company')
        .set({ caller_id_permission: JSON.stringify(permission) })
        .where('id', '=', hidden.ownerId)
        .execute(),
    );
    const { body } = await server.call(ben, 'GET', '/api/text/number');
    expect(body['items']).toMatchObject([
      { number: own.number, isReady: true, reason: 'ready' },
      { number: waiting.number, isReady: false, reason: 'notAttached' },
      { number: company.number, isReady: true, label: 'Front desk' },
    ]);
    const tried = [own, company, waiting, foreign, hidden].map(async ({ number: from }) => {
      const answer = await portal.send(ben, { from });
      return [answer.status, (answer.body['errors'] as { field?: string }[])?.[0]?.field];
    });
    expect(await Promise.all(tried)).toEqual([
      [201, undefined],
      [201, undefined],
      [400, 'from'],
      [400, 'from'],
      [400, 'from'],
    ]);
  });

  it.each<[TextReason, (tenantId: string) => Promise<unknown>]>([
    ['trialOver', (tenantId) => endTrial(tenantId)],
    ['noCredit', (tenantId) => spend(tenantId)],
  ])('[PROV-01] stop for an account as %s', async (reason, come) => {
    const { tenantId, admin, number } = await portal.start();
    const { number: from } = await number();
    await portal.send(admin, { from });
    await come(tenantId);
    expect(await portal.quote(admin, { from, to: ann })).toMatchObject({ because: reason });
    expect((await portal.send(admin, { from })).status).toBe(400);
    await portal.workOff();
    expect(await portal.list(admin)).toMatchObject([{ state: 'failed', reason }]);
  });

  it('[PROV-01] go to the USA and Canada alone', async () => {
    const { admin, number } = await portal.start();
    const { number: from } = await number();
    const refused = await portal.send(admin, { from, to: '+639175550142' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'to' }] } });
    expect((await portal.send(admin, { from, to: '+14165550142' })).status).toBe(201);
  });

  it('[PROV-01] are written by nobody who acts as somebody, and not in Malaysia', async () => {
    const { admin, ben, number } = await portal.start();
    const { number: from } = await number(ben);
    const options = { body: { from, to: ann, text: 'Hi' }, impersonator: admin };
    expect((await server.call(ben, 'POST', '/api/text', options)).status).toBe(403);
    const malaysia = await portal.start({ country: 'MYS' });
    expect((await server.call(malaysia.admin, 'GET', '/api/text')).status).toBe(404);
  });

  it('[PROV-01] are found by words, by number, by direction and by day', async () => {
    const { tenantId, admin, number } = await portal.start();
    const { number: own } = await number();
    const to = somebody();
    await portal.textIn({ tenantId, to: own, text: 'Crown, please' });
    later(1);
    await portal.send(admin, { from: own, to, text: 'See you at noon' });
    const found = async (query: string) =>
      (await portal.list(admin, query)).map(({ text }) => text);
    expect(await found('?search=please%20crown')).toEqual(['Crown, please']);
    expect(await found(`?search=${to.slice(-7)}`)).toEqual(['See you at noon']);
    expect(await found(`?other=${encodeURIComponent(ann)}`)).toEqual(['Crown, please']);
    expect(await found('?direction=outbound')).toEqual(['See you at noon']);
    expect(await found(`?number=${encodeURIComponent(own)}&limit=1`)).toEqual(['See you at noon']);
    expect(await found('?startDate=2026-06-11')).toEqual([]);
  });
});
