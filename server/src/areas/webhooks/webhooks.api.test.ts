import type { CallAnswer, CallInput } from '@jackfield/contract';
import {
  type createWebhook,
  type getWebhookMessage,
  mostWebhooks,
  triesAfter,
  type Webhook,
  type WebhookMessage,
} from '@jackfield/contract/api/webhook';
import { Webhook as Signer } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, testSecrets, type TestPerson } from '../../../test/harness.ts';
import { beginLife, mortalDatabase } from '../../../test/mortal-database.ts';
import { usageOf } from '../../../test/usage-records.ts';
import type { Database } from '../../platform/database.ts';
import { appendEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { createPresenceStore } from '../live/presence-store.ts';
import { createNoticing } from '../routing/impact.ts';
import { ingestUsage } from '../usage-intake/ingest-usage.ts';
import { Metrics } from '../../platform/observe/metrics.ts';
import { createDelivery, observeWebhooks } from './delivery.ts';
import { clearMessages } from './messages.ts';
import type { Answer, Receivers } from './receivers.ts';

type Made = CallAnswer<typeof createWebhook>;
type Wanted = CallInput<typeof createWebhook>['body'];

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const publicUrl = 'https://portal.example.com';

interface Got {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const answered = (status: number, more: Partial<Answer> = {}): Answer => ({
  status,
  problem: null,
  took: 5,
  text: '',
  retryAfter: null,
  ...more,
});

describeOnBothDatabases('webhooks', ({ server }) => {
  let owner: TestPerson;
  let kenji: TestPerson;
  let got: Got[];
  /** What receivers answer. */
  let say: (got: Got) => Answer | Promise<Answer>;
  let warnings: object[];

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    server().clock.reset();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    kenji = await server().makePerson(tenantId, { firstName: 'Kenji', lastName: 'Watanabe' });
    got = [];
    warnings = [];
    say = () => answered(204);
    // What tests before have left is none of this one's.
    await server().db.system((tx) => tx.deleteFrom('webhook').execute());
  });

  const receivers: Receivers = {
    async post(url, headers, body) {
      const one = { url, headers, body };
      got.push(one);
      return say(one);
    },
  };
  /** A process that delivers. */
  const deliverer = (db: Database = server().db, to = receivers) =>
    createDelivery({
      db,
      clock: server().clock,
      secrets: testSecrets,
      publicUrl,
      receivers: to,
      log: { warn: (fields) => void warnings.push(fields) },
      random: () => 0,
    });
  const deliver = () => deliverer().run();
  const after = async (milliseconds: number) => {
    server().clock.advance(milliseconds);
    await deliver();
  };
  const call = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    const { status, body: answer } = await server().call(owner, method, `/api/webhook${path}`, {
      ...(method !== 'GET' && { body: body ?? {} }),
    });
    expect(status).toBeLessThan(300);
    return answer as T;
  };
  const make = async (change: Partial<Wanted> = {}): Promise<Made> =>
    call<Made>('POST', '', {
      name: 'CRM',
      url: 'https://crm.example.com/hook',
      kinds: ['person'],
      ...change,
    });
  const list = async () => (await call<{ items: Webhook[] }>('GET', '')).items;
  const messages = async (id: string, query = '') =>
    (await call<{ items: WebhookMessage[] }>('GET', `/${id}/message${query}`)).items;
  const look = (id: string, messageId: string) =>
    call<CallAnswer<typeof getWebhookMessage>>('GET', `/${id}/message/${messageId}`);
  const changeKenji = async (title: string) => {
    const path = `/api/teammate/${kenji.id}`;
    const { body } = await server().call(owner, 'GET', path);
    const change = { body: { title }, version: Number(body.version) };
    expect((await server().call(owner, 'PUT', path, change)).status).toBe(200);
  };
  const mails = () =>
    server().db.system((tx) =>
      tx.selectFrom('mail_outbox').select('kind').where('recipient', '=', owner.email).execute(),
    );
  const kindsOfMails = async () => (await mails()).map(({ kind }) => kind);
  const bodies = () => got.map(({ body }) => JSON.parse(body));

  it('[HOOK-01] tell operators how long events and messages wait', async () => {
    const figures = async () => {
      const metrics = new Metrics();
      observeWebhooks({ db: server().db, clock: server().clock }, metrics);
      const text = await metrics.text();
      metrics.stop();
      return text
        .match(/(?<=^webhook_\w+_oldest_seconds )\S+/gm)
        ?.map((seconds) => Math.floor(Number(seconds)));
    };
    await make();
    await deliver();
    expect(await figures()).toEqual([0, 0]);
    await changeKenji('Dentist');
    server().clock.advance(90 * second);
    expect(await figures()).toEqual([90, 0]);
    say = () => answered(500);
    await deliver();
    server().clock.advance(65 * second);
    expect(await figures()).toEqual([0, 60]);
  });

  it('[HOOK-01] tell of a change without its values, signed so that anybody can verify it', async () => {
    const { webhook, secret } = await make();
    await changeKenji('Dentist');
    await deliver();
    const [message] = got;
    if (message === undefined) throw new Error('Nothing was sent.');
    expect(message.url).toBe('https://crm.example.com/hook');
    expect(new Signer(secret).verify(message.body, { ...message.headers })).toEqual({
      type: 'person.updated',
      timestamp: expect.any(String),
      data: {
        id: kenji.id,
        ownerType: null,
        ownerId: null,
        version: expect.any(Number),
        changed: ['title'],
      },
    });
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    expect(() => new Signer(other).verify(message.body, { ...message.headers })).toThrow();
    expect(message.body).not.toContain('Dentist');
    expect(got).toHaveLength(1);

    const [listed] = await messages(webhook.id);
    const id = message.headers['webhook-id'];
    expect(listed).toMatchObject({ id, state: 'delivered', tries: 1, status: 204 });
    const shown = await look(webhook.id, listed?.id ?? '');
    expect(shown).toMatchObject({
      body: message.body,
      because: 'Ana Lopez changed Kenji Watanabe.',
      attempts: [{ status: 204, took: 5 }],
    });
    expect(shown.headers).toEqual({ ...message.headers, 'webhook-signature': undefined });
    expect((await list())[0]).toMatchObject({ delivered: 1, sent: 1, waiting: 0 });
  });

  it('[HOOK-01] tell what they were made for, from then on, and nothing of who is online', async () => {
    await changeKenji('Before');
    await make({ kinds: ['team', 'person.status'] });
    await make({ kinds: ['person'], url: 'https://other.example.com/' });
    const online = createPresenceStore(server().db, server().clock, newId());
    await online.beat();
    await online.announce([{ tenantId: kenji.tenantId, teammateId: kenji.id, isOnline: true }]);
    await deliver();
    expect(got).toEqual([]);
    await changeKenji('After');
    await deliver();
    expect(got.map(({ url }) => url)).toEqual(['https://other.example.com/']);
    expect(warnings).toEqual([]);
  });

  it('[HOOK-01] sign with both secrets for a day after a rotation', async () => {
    const { webhook, secret } = await make();
    const rotated = await call<Made>('POST', `/${webhook.id}/rotate`);
    const signed = async () => {
      got = [];
      await call('POST', `/${webhook.id}/test`, { kind: 'person' });
      await deliver();
      return got[0]?.headers['webhook-signature']?.split(' ') ?? [];
    };
    const signatureBy = (by: string) => {
      const [{ headers, body } = { headers: {}, body: '' }] = got;
      const { 'webhook-id': id = '', 'webhook-timestamp': at } = { ...headers } as Record<
        string,
        string
      >;
      return new Signer(by).sign(id, new Date(Number(at) * second), body);
    };
    expect(await signed()).toHaveLength(2);
    expect(await signed()).toEqual([signatureBy(rotated.secret), signatureBy(secret)]);
    server().clock.advance(day);
    expect(await signed()).toEqual([signatureBy(rotated.secret)]);
    const stored = await server().db.system((tx) =>
      tx.selectFrom('webhook_secret').select('sealed').execute(),
    );
    expect(stored.every(({ sealed }) => testSecrets.isCurrent(sealed))).toBe(true);
  });

  it('[HOOK-01] try a message by the table of Standard Webhooks, and no more after its last', async () => {
    const { webhook } = await make();
    say = () => answered(500, { text: 'Out of order' });
    await changeKenji('Dentist');
    await deliver();
    for (const [index, wait] of triesAfter.slice(1).entries()) {
      expect(got).toHaveLength(index + 1);
      await after((wait - 1) * second);
      expect(got).toHaveLength(index + 1);
      await after(second);
    }
    expect(got).toHaveLength(triesAfter.length);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await after(3 * day);
    expect(got).toHaveLength(triesAfter.length);
    const [dead] = await messages(webhook.id, '?state=dead');
    expect(dead).toMatchObject({ state: 'dead', tries: 10, status: 500, nextTryAt: null });

    say = () => answered(200);
    const since = new Date(server().clock.now().getTime() - 30 * day).toISOString();
    expect(await call('POST', `/${webhook.id}/replay`, { since })).toEqual({ count: 1 });
    await deliver();
    expect(got.at(-1)?.headers['webhook-id']).toBe(dead?.id);
    expect((await look(webhook.id, dead?.id ?? '')).attempts).toHaveLength(11);
  });

  it('[HOOK-01] wait as long as a receiver asks for, a day at most', async () => {
    const { webhook } = await make();
    say = () => answered(429, { retryAfter: '600' });
    await changeKenji('Dentist');
    await deliver();
    await after(595 * second);
    expect(got).toHaveLength(1);
    say = () => answered(503, { retryAfter: '99999999' });
    await after(6 * second);
    expect(got).toHaveLength(2);
    const [message] = await messages(webhook.id);
    const wait = Date.parse(message?.nextTryAt ?? '') - server().clock.now().getTime();
    expect(Math.round(wait / hour)).toBe(24);
  });

  it('[HOOK-01] tell admins of failures after an hour, and are off after five days of them alone', async () => {
    const { webhook } = await make();
    say = () => answered(500);
    await changeKenji('Dentist');
    await deliver();
    const [failing] = await list();
    expect(failing).toMatchObject({ state: 'on', failingSince: expect.any(String), waiting: 1 });
    expect(await kindsOfMails()).toEqual([]);
    await after(hour);
    await after(2 * hour);
    expect(await kindsOfMails()).toEqual(['webhookFails']);
    server().clock.advance(5 * day);
    await changeKenji('Hygienist');
    await deliver();
    expect((await list())[0]).toMatchObject({ state: 'off', offBecause: 'failures' });
    expect(await kindsOfMails()).toEqual(['webhookFails', 'webhookOff']);
    const entry = await server().db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('actor_name')
        .where('entity_id', '=', webhook.id)
        .where('action', '=', 'webhook.turnOff')
        .executeTakeFirst(),
    );
    expect(entry).toEqual({ actor_name: 'System' });

    const sent = got.length;
    await changeKenji('Unheard');
    await after(day);
    expect(got).toHaveLength(sent);
    say = () => answered(200);
    expect(await call('POST', `/${webhook.id}/state`, { isOn: true })).toMatchObject({
      state: 'on',
      failingSince: null,
      offBecause: null,
    });
    await deliver();
    // What waited as it was turned off; nothing was made meanwhile.
    expect((await messages(webhook.id)).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
    expect((await list())[0]).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('[HOOK-01] go off at once where the receiver says that it is gone', async () => {
    await make();
    say = () => answered(410);
    await changeKenji('Dentist');
    await deliver();
    expect((await list())[0]).toMatchObject({ state: 'off', offBecause: 'gone' });
    expect(await kindsOfMails()).toEqual(['webhookOff']);
    await after(day);
    expect(got).toHaveLength(1);
  });

  it('[HOOK-01] keep what waits while they are paused; a skipped message is not sent', async () => {
    const { webhook } = await make();
    await call('POST', `/${webhook.id}/state`, { isOn: false });
    await changeKenji('Dentist');
    await changeKenji('Hygienist');
    await deliver();
    expect(got).toEqual([]);
    const [newest, oldest] = await messages(webhook.id, '?state=waiting');
    await call('POST', `/${webhook.id}/message/${newest?.id}/skip`);
    await call('POST', `/${webhook.id}/state`, { isOn: true });
    await deliver();
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([oldest?.id]);
    const path = `/api/webhook/${webhook.id}/message/${newest?.id}/skip`;
    expect((await server().call(owner, 'POST', path, { body: {} })).status).toBe(409);
    await call('POST', `/${webhook.id}/message/${newest?.id}/resend`);
    await deliver();
    expect(got.at(-1)?.headers['webhook-id']).toBe(newest?.id);
  });

  it('[HOOK-01] send a test of every kind, which tells of nothing', async () => {
    const { webhook } = await make({ kinds: ['person', 'call.missed'] });
    await call('POST', `/${webhook.id}/test`, { kind: 'person' });
    await call('POST', `/${webhook.id}/test`, { kind: 'call.missed' });
    await deliver();
    expect(bodies()).toMatchObject([
      { type: 'person.updated', data: { version: 0 } },
      { type: 'call.missed', data: { ended: 'nobody' } },
    ]);
    expect((await messages(webhook.id)).map(({ isTest }) => isTest)).toEqual([true, true]);
  });

  it('[HOOK-01] tell a call once and in full as it ends', async () => {
    await make({ kinds: ['call.completed', 'call.missed'] });
    await make({ kinds: ['call.missed'], url: 'https://missed.example.com/' });
    const { db, clock } = server();
    const of = (more: object) =>
      usageOf(server(), {
        tenantId: owner.tenantId,
        usageType: 'voice',
        direction: 'inbound',
        from: '+12055550111',
        to: '+12515550142',
        amount: 0,
        rate: 0,
        ...more,
      });
    const talked = of({
      teammateId: kenji.id,
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: kenji.id },
      wait: 4,
    });
    const missed = of({ outcome: 'missed', duration: 0, units: 0 });
    const message = of({ usageType: 'sms' });
    const parts = {
      db,
      clock,
      publicUrl,
      noticing: createNoticing({ db, clock, secrets: testSecrets }),
    };
    for (let again = 0; again < 2; again += 1) await ingestUsage(parts, [talked, missed, message]);
    await deliver();
    const told = got.map(({ url, body }) => [new URL(url).hostname, JSON.parse(body).type]);
    expect(told.toSorted()).toEqual([
      ['crm.example.com', 'call.completed'],
      ['crm.example.com', 'call.missed'],
      ['missed.example.com', 'call.missed'],
    ]);
    const completed = bodies().find(({ type }) => type === 'call.completed');
    expect(completed.data).toMatchObject({
      id: talked.id,
      other: { number: '+12055550111' },
      reached: { kind: 'teammate', id: kenji.id },
      ended: 'answered',
      wait: 4,
      duration: 540,
    });
    expect(Object.keys(completed.data)).not.toContain('back');
  });

  it('[HOOK-02] one that is slow gets four at once and holds up no other', async () => {
    await make({ url: 'https://slow.example.com/' });
    await make({ url: 'https://quick.example.com/' });
    for (let at = 0; at < 6; at += 1) await changeKenji(`Title ${at}`);
    let release = () => undefined as void;
    const released = new Promise<void>((done) => {
      release = done;
    });
    let slow = 0;
    let most = 0;
    let quick = 0;
    say = async ({ url }) => {
      if (url.includes('quick')) {
        quick += 1;
        if (quick === 6) release();
        return answered(200);
      }
      slow += 1;
      most = Math.max(most, slow);
      await released;
      slow -= 1;
      return answered(200);
    };
    await deliver();
    expect({ most, quick, all: got.length }).toEqual({ most: 4, quick: 6, all: 12 });
  });

  it('[HOOK-01] are ten at most, at addresses of the open web, shown to their account alone', async () => {
    const { webhook } = await make();
    const ask = (url: string) =>
      server().call(owner, 'POST', '/api/webhook', { body: { name: 'CRM', url, kinds: ['team'] } });
    for (const url of [
      'http://crm.example.com/',
      'https://user:word@crm.example.com/',
      'https://10.0.0.1/',
      'https://[::ffff:127.0.0.1]/',
      'ftp://crm.example.com/',
    ]) {
      expect([url, (await ask(url)).status]).toEqual([url, 400]);
    }
    for (let made = 1; made < mostWebhooks; made += 1) await make();
    expect(codeOf(await ask('https://crm.example.com/'))).toBe('LIMITREACHED');

    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const foreign = await server().call(stranger, 'GET', `/api/webhook/${webhook.id}/message`);
    expect(foreign.status).toBe(404);
    expect((await server().call(kenji, 'GET', '/api/webhook')).status).toBe(403);
    expect((await server().call(owner, 'DELETE', `/api/webhook/${webhook.id}`)).status).toBe(204);
    expect(await list()).toHaveLength(mostWebhooks - 1);
  });

  it('[HOOK-01] ask who changes an address to prove again who they are', async () => {
    const { webhook } = await make();
    await server().db.system((tx) =>
      tx
        .updateTable('session')
        .set({ password_at: new Date(server().clock.now().getTime() - day) })
        .where('id', '=', owner.id)
        .execute(),
    );
    const put = (url: string, version: number) =>
      server().call(owner, 'PUT', `/api/webhook/${webhook.id}`, {
        body: { name: 'Sales', url, kinds: ['team'] },
        version,
      });
    expect((await put(webhook.url, 1)).body).toMatchObject({ name: 'Sales', version: 2 });
    expect((await put(webhook.url, 1)).status).toBe(412);
    expect(codeOf(await put('https://other.example.com/', 2))).toBe('STEPUP');
    const rotate = await server().call(owner, 'POST', `/api/webhook/${webhook.id}/rotate`, {
      body: {},
    });
    expect(codeOf(rotate)).toBe('STEPUP');
  });

  it('[HOOK-01] messages are kept for 30 days', async () => {
    const { webhook } = await make();
    await changeKenji('Dentist');
    await deliver();
    const { clock, db } = server();
    await clearMessages(db, new Date(clock.now().getTime() + 29 * day));
    expect(await messages(webhook.id)).toHaveLength(1);
    await clearMessages(db, new Date(clock.now().getTime() + 31 * day));
    expect(await messages(webhook.id)).toEqual([]);
  });

  describe('when processes die', () => {
    /** Numbers from 0 to 1, the same each time. */
    const drawn = (seed: number) => () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };

    it('[HOOK-01] each stored event arrives at least once, and nothing that was taken back', {
      timeout: 60_000,
    }, async () => {
      const random = drawn(47);
      await make({ kinds: ['team'] });
      const stored = new Set<string>();
      const takenBack = new Set<string>();
      const change = async () => {
        const id = newId();
        const isKept = random() < 0.7;
        const event = { method: 'CreateEntityAsync', eventType: 'team', id } as const;
        const work = server().db.tenant(owner.tenantId, async (tx) => {
          await appendEvent(tx, owner.tenantId, event, server().clock.now());
          if (!isKept) throw new Error('Taken back.');
        });
        await work.then(
          () => stored.add(id),
          () => takenBack.add(id),
        );
      };
      let deaths = 0;
      for (let round = 0; round < 50; round += 1) {
        const life = beginLife();
        life.meet({ step: null, nth: 1 + Math.floor(random() * 16) });
        const process = deliverer(mortalDatabase(server().db, life), {
          async post(...sent) {
            life.step('before a message is sent');
            const answer = await receivers.post(...sent);
            life.step('after a message was sent');
            return answer;
          },
        });
        const changes = Array.from({ length: 4 }, change);
        await process.run().catch(() => undefined);
        await Promise.all(changes);
        await process.run().catch(() => undefined);
        await process.stop();
        if (life.isOver) deaths += 1;
        server().clock.advance(61 * second);
      }
      await after(61 * second);
      const arrived = bodies().map(({ data }) => data.id as string);
      expect(deaths).toBeGreaterThan(40);
      expect(takenBack.size).toBeGreaterThan(20);
      expect(new Set(arrived)).toEqual(stored);
      // Deaths between sending and noting: the same message came again, under its own id.
      const ids = got.map(({ headers }) => headers['webhook-id']);
      expect(arrived.length).toBeGreaterThan(stored.size);
      expect(new Set(ids).size).toBe(stored.size);
    });
  });
});
