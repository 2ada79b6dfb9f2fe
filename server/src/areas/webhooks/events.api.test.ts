import type { CallAnswer, Scope } from '@jackfield/contract';
import {
  type AccountEvent,
  type listEvents,
  webhookKindNames,
} from '@jackfield/contract/api/webhook';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { giveKey, withKey } from '../../../test/give-key.ts';
import { testSecrets, type TestPerson } from '../../../test/harness.ts';
import { usageOf } from '../../../test/usage-records.ts';
import { appendEvents } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { createNoticing } from '../routing/impact.ts';
import { ingestUsage } from '../usage-intake/ingest-usage.ts';
import { createDelivery } from './delivery.ts';

type Events = CallAnswer<typeof listEvents>;

const publicUrl = 'https://portal.example.com';

describeApi('events for programs', ({ server }) => {
  let owner: TestPerson;

  beforeEach(async () => {
    server().clock.reset();
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  });

  const ask = (secret: string, query = '') =>
    withKey(server(), secret, 'GET', `/v1/audit/event${query}`);
  const read = async (secret: string, query = '') => {
    const { status, body } = await ask(secret, query);
    expect([status, body.message]).toEqual([200, undefined]);
    return body as unknown as Events;
  };
  const allAfter = async (secret: string, after: string, query = '') => {
    const items: AccountEvent[] = [];
    for (let from = after, hasMore = true; hasMore; ) {
      const page = await read(secret, `?after=${from}${query}`);
      expect(page.items.length).toBeLessThanOrEqual(100);
      items.push(...page.items);
      expect(items.length).toBeLessThan(1000);
      ({ next: from, hasMore } = page);
    }
    return items;
  };
  const key = (...scopes: Scope[]) => giveKey(server(), owner, scopes);
  const tell = (person: TestPerson, ids: readonly string[], error?: Error) => {
    const events = ids.map(
      (id) => ({ method: 'CreateEntityAsync', eventType: 'team', id }) as const,
    );
    return server().db.tenant(person.tenantId, async (tx) => {
      await appendEvents(tx, person.tenantId, events, server().clock.now());
      if (error) throw error;
    });
  };
  const callOf = (more: object = {}) =>
    usageOf(server(), {
      tenantId: owner.tenantId,
      usageType: 'voice',
      direction: 'inbound',
      from: '+12055550111',
      to: '+12515550142',
      amount: 0,
      rate: 0,
      outcome: 'missed',
      duration: 0,
      units: 0,
      ...more,
    });
  const talked = () =>
    callOf({ outcome: 'answered', takenBy: { kind: 'teammate', id: owner.id }, duration: 60 });
  const store = (records: readonly ReturnType<typeof callOf>[]) => {
    const { db, clock } = server();
    const noticing = createNoticing({ db, clock, secrets: testSecrets });
    return ingestUsage({ db, clock, publicUrl, noticing }, records);
  };
  const rename = async (title: string) => {
    const path = `/api/teammate/${owner.id}`;
    const { body } = await server().call(owner, 'GET', path);
    const change = { body: { title }, version: Number(body.version) };
    expect((await server().call(owner, 'PUT', path, change)).status).toBe(200);
  };

  it('[HOOK-01] are told as a webhook of the same kinds is sent them', async () => {
    const secret = await giveKey(server(), owner);
    const { next } = await read(secret);
    const webhook = { name: 'CRM', url: 'https://crm.example.com/', kinds: webhookKindNames };
    await server().call(owner, 'POST', '/api/webhook', { body: webhook });
    await rename('Dentist');
    await tell(owner, [newId()]);
    const message = callOf({ usageType: 'sms', outcome: null });
    await store([talked(), callOf(), message, callOf({ partOf: message.id })]);
    const sent: AccountEvent[] = [];
    const delivery = createDelivery({
      db: server().db,
      clock: server().clock,
      secrets: testSecrets,
      publicUrl,
      receivers: {
        async post(_url, _headers, body) {
          sent.push(JSON.parse(body));
          return { status: 204, problem: null, took: 5, text: '', retryAfter: null };
        },
      },
      log: { warn: (fields) => expect(fields).toBeUndefined() },
    });
    await delivery.run();
    const told = (await allAfter(secret, next)).map(({ type, timestamp, data }) => ({
      type,
      timestamp,
      data,
    }));
    expect(told).toHaveLength(4);
    const order = ({ type, data }: Omit<AccountEvent, 'id'>) => `${type} ${data.id}`;
    const sorted = (events: readonly Omit<AccountEvent, 'id'>[]) =>
      events.toSorted((one, other) => order(one).localeCompare(order(other)));
    expect(sorted(told)).toEqual(sorted(sent));
    expect(JSON.stringify(told)).not.toContain('Dentist');
  });

  it('[HOOK-01] begin with what comes now, and are told each once, whatever was taken back', async () => {
    const secret = await key('audit:read', 'teams:read');
    await tell(owner, [newId()]);
    const begin = await read(secret);
    expect(begin).toMatchObject({ items: [], hasMore: false });
    const ids = Array.from({ length: 230 }, newId);
    await tell(owner, ids.slice(0, 100));
    const takenBack = new Error('Taken back.');
    await expect(tell(owner, [newId()], takenBack)).rejects.toBe(takenBack);
    await tell(owner, ids.slice(100));
    const items = await allAfter(secret, begin.next);
    expect(items.map(({ data }) => data.id)).toEqual(ids);
    expect(new Set(items.map(({ id }) => id)).size).toBe(ids.length);
    expect(await allAfter(secret, begin.next)).toEqual(items);
  });

  it('[HOOK-01] tell each call of a large import once, over pages and beside other events', async () => {
    const secret = await key('audit:read', 'usage:read', 'teams:read');
    const { next } = await read(secret);
    const calls = Array.from({ length: 250 }, () => callOf());
    const team = newId();
    await store(calls);
    await tell(owner, [team]);
    const one = talked();
    await store([one, callOf({ partOf: one.id })]);
    await store([one]);
    const items = await allAfter(secret, next);
    const wanted = [...calls.map(({ id }) => id), team, one.id];
    expect(items.map(({ data }) => data.id)).toEqual(wanted);
    expect(new Set(items.map(({ id }) => id)).size).toBe(wanted.length);
    const completed = await allAfter(secret, next, '&kinds=call.completed');
    expect(completed.map(({ data }) => data.id)).toEqual([one.id]);
  });

  it('[HOOK-01] are of the kinds that are asked for, as far as scopes reach', async () => {
    const secret = await key('audit:read', 'teams:read');
    const { next } = await read(secret);
    await rename('Hygienist');
    await tell(owner, [newId()]);
    await store([callOf()]);
    const types = async (query = '') =>
      (await allAfter(secret, next, query)).map(({ type }) => type);
    expect(await types()).toEqual(['team.created']);
    expect(await types('&kinds=key,account.status')).toEqual([]);
    const refused = await ask(secret, '?kinds=team,person');
    expect([refused.status, refused.headers['x-accepted-scopes']]).toEqual([403, 'people:read']);
    expect(refused.body.message).toContain('people:read');
    expect((await ask(secret, '?kinds=call.missed')).headers['x-accepted-scopes']).toBe(
      'usage:read',
    );
    const wrong = await ask(secret, '?kinds=people');
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          field: 'kinds',
          message: expect.stringContaining('person.role'),
        }),
      ],
    ]);
  });

  it('[HOOK-01] of another account are told to nobody here', async () => {
    const secret = await giveKey(server(), owner);
    const { next } = await read(secret);
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    await tell(stranger, Array.from({ length: 5 }, newId));
    expect(await read(secret, `?after=${next}`)).toEqual({ items: [], next, hasMore: false });
  });

  it('[HOOK-01] refuse a place that is none, and one whose events are cleared', async () => {
    const secret = await giveKey(server(), owner);
    const { next } = await read(secret);
    await tell(owner, [newId(), newId()]);
    const codes = async (after: string) => {
      const { status, body } = await ask(secret, `?after=${encodeURIComponent(after)}`);
      return [
        status,
        ...(body.errors as { field: string; code: string }[]).map(
          ({ field, code }) => `${field} ${code}`,
        ),
      ];
    };
    const unknown = [400, 'after UNKNOWN'];
    for (const after of [
      'x',
      '-1',
      '1.2.3',
      "1' or 1=1",
      `${Number(next) + 3}`,
      '999999999999999',
    ]) {
      expect([after, ...(await codes(after))]).toEqual([after, ...unknown]);
    }
    await server().db.system((tx) =>
      tx
        .deleteFrom('event_log')
        .where('tenant_id', '=', owner.tenantId)
        .where('seq', '=', Number(next) + 1)
        .execute(),
    );
    expect(await codes(next)).toEqual(unknown);
    expect(await allAfter(secret, `${Number(next) + 1}`)).toHaveLength(1);
  });
});
