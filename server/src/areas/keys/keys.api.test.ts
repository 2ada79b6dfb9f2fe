import type { CallAnswer, CallInput } from '@jackfield/contract';
import { type ApiKey, createKey, mostKeys } from '@jackfield/contract/api/key';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, testSecrets, type TestPerson } from '../../../test/harness.ts';
import { contextWithoutRequest } from '../../platform/context.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { addToMonth } from '../invoicing/add-to-month.ts';
import { createMattersWork } from '../matters/work.ts';
import { newKeySecret } from './secret.ts';

type Wanted = CallInput<typeof createKey>['body'];
type Made = CallAnswer<typeof createKey>;

const day = 86_400_000;

describeApi('keys', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;

  beforeEach(async () => {
    server().clock.set(new Date('2026-11-02T16:00:30.000Z'));
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { role: 'admin' });
  });
  afterEach(() => server().clock.reset());

  const system: ReturnType<typeof server>['db']['system'] = (work) => server().db.system(work);
  /** Has a person shown the password just now. */
  const prove = (person: TestPerson) =>
    system((tx) =>
      tx
        .updateTable('session')
        .set({ password_at: server().clock.now() })
        .where('id', '=', person.id)
        .execute(),
    );
  const ask = async (change: Partial<Wanted> = {}, by = owner) => {
    await prove(by);
    const usual = { name: 'Phone book', scopes: ['people:read'], networks: [], spendCap: null };
    return server().call(by, 'POST', '/api/key', { body: { ...usual, days: 90, ...change } });
  };
  const make = async (change: Partial<Wanted> = {}, by = owner): Promise<Made> => {
    const { status, body } = await ask(change, by);
    expect(status).toBe(201);
    return body as unknown as Made;
  };
  const post = async (path: string, by = owner) => {
    await prove(by);
    return server().call(by, 'POST', `/api/key/${path}`, { body: {} });
  };
  const list = async (by = owner): Promise<ApiKey[]> => {
    const { body } = await server().call(by, 'GET', '/api/key');
    return body.items as ApiKey[];
  };
  /** Who calls with a secret. */
  const caller = (secret: string, ip = '203.0.113.9', url = '/v1/teammate') => {
    const headers = { authorization: `Bearer ${secret}` };
    return server().app.services.authenticate({ url, ip, headers } as never);
  };
  const setPerson = ({ id }: TestPerson, change: { role?: 'standard'; status?: 'suspended' }) =>
    system((tx) => tx.updateTable('teammate').set(change).where('id', '=', id).execute());

  it('[KEY-01] a secret is shown once, stored as a hash, and calls as the key', async () => {
    const { key, secret } = await make({ scopes: ['people:read', 'teams:read', 'people:write'] });
    expect(key).toMatchObject({
      name: 'Phone book',
      start: secret.slice(0, 8),
      scopes: ['people:write', 'teams:read'],
      spendCap: null,
      spent: 0,
      maker: { id: owner.id, name: owner.fullName },
      endsAt: expect.stringMatching(/^2027-01-31T16:00/),
      oldSecretEndsAt: null,
      lastUsedAt: null,
    });
    expect(await list()).toEqual([key]);
    expect(await caller(secret)).toMatchObject({
      keyId: key.id,
      name: 'Phone book',
      tenantId: owner.tenantId,
      role: 'standard',
      scopes: ['people:write', 'teams:read'],
      credential: 'key',
    });
    const stored = await system(async (tx) => [
      await tx.selectFrom('api_key').selectAll().execute(),
      await tx.selectFrom('api_key_secret').selectAll().execute(),
      await tx.selectFrom('audit_entry').selectAll().execute(),
      await list(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('[KEY-01] an unknown, mistyped or ended secret is 401; so is a key at /api, and nobody at /v1', async () => {
    const { key, secret } = await make({ days: 2 });
    const wrong = [newKeySecret(), `${secret.slice(0, -1)}_`, `${secret}0`, 'jfk_', ''];
    for (const text of wrong) await expect(caller(text)).rejects.toMatchObject({ status: 401 });
    await expect(caller(secret, '203.0.113.9', '/api/teammate')).rejects.toMatchObject({
      status: 401,
      message: expect.stringContaining('/v1'),
    });
    const atApi = await server().call(null, 'GET', '/api/teammate', {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(atApi.status).toBe(401);
    await system((tx) =>
      tx.updateTable('tenant').set({ status: 'cancel' }).where('id', '=', owner.tenantId).execute(),
    );
    await expect(caller(secret)).rejects.toMatchObject({ status: 401 });
    await system((tx) =>
      tx.updateTable('tenant').set({ status: 'active' }).where('id', '=', owner.tenantId).execute(),
    );
    expect(await caller(secret)).toMatchObject({ keyId: key.id });
    server().clock.advance(2 * day);
    await expect(caller(secret)).rejects.toMatchObject({ status: 401 });
    expect(await list()).toEqual([]);
  });

  it('[KEY-01] works from its networks alone, and the refusal names the address', async () => {
    const { key, secret } = await make({
      networks: ['203.0.113.0/24', '2001:DB8::/32', ' 203.0.113.0/24'],
    });
    expect(key.networks).toEqual(['203.0.113.0/24', '2001:db8::/32']);
    expect(await caller(secret, '2001:db8::7')).toMatchObject({ keyId: key.id });
    await expect(caller(secret, '198.51.100.4')).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('198.51.100.4'),
    });
    expect((await ask({ networks: ['office'] })).body).toMatchObject({
      responseCode: 'INVALIDINPUT',
      errors: [{ field: 'networks', message: expect.stringContaining('office') }],
    });
  });

  it('[KEY-01] its last use is kept to the minute, with the address', async () => {
    const { secret } = await make();
    const used = async (ip: string) => {
      await caller(secret, ip);
      const [key] = await list();
      return [key?.lastUsedAt, key?.lastUsedFrom];
    };
    const first = ['2026-11-02T16:00:00.000Z', '203.0.113.1'];
    expect(await used('203.0.113.1')).toEqual(first);
    expect(await used('203.0.113.2')).toEqual(first);
    server().clock.advance(30_000);
    expect(await used('203.0.113.3')).toEqual(['2026-11-02T16:01:00.000Z', '203.0.113.3']);
  });

  it('[KEY-01] two secrets work for a week after a rotation; rotating again ends the oldest', async () => {
    const { key, secret: first } = await make();
    const rotated = async () => (await post(`${key.id}/rotate`)).body as unknown as Made;
    const { key: after, secret: second } = await rotated();
    expect(after).toMatchObject({
      start: second.slice(0, 8),
      oldSecretEndsAt: expect.stringMatching(/^2026-11-09T16:00/),
      endsAt: key.endsAt,
    });
    for (const secret of [first, second])
      expect(await caller(secret)).toMatchObject({ keyId: key.id });
    const { secret: third } = await rotated();
    await expect(caller(first)).rejects.toMatchObject({ status: 401 });
    expect(await caller(second)).toMatchObject({ keyId: key.id });
    server().clock.advance(7 * day);
    await expect(caller(second)).rejects.toMatchObject({ status: 401 });
    expect(await caller(third)).toMatchObject({ keyId: key.id });
    expect(await list()).toMatchObject([{ oldSecretEndsAt: null }]);
  });

  it('[KEY-01] ends at once, and of two who make the last one, one does', async () => {
    const { key, secret } = await make();
    expect((await server().call(owner, 'DELETE', `/api/key/${key.id}`)).status).toBe(204);
    await expect(caller(secret)).rejects.toMatchObject({ status: 401 });
    expect(await list()).toEqual([]);
    expect((await server().call(owner, 'DELETE', `/api/key/${key.id}`)).status).toBe(404);
    for (let made = 1; made < mostKeys; made += 1) await make();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
  });

  it('[KEY-01] belong to an account and its admins, who prove who they are', async () => {
    const { key, secret } = await make();
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    for (const call of ['rotate', 'takeover']) {
      expect((await post(`${key.id}/${call}`, stranger)).status).toBe(404);
    }
    expect((await server().call(stranger, 'DELETE', `/api/key/${key.id}`)).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
    expect(await caller(secret)).toMatchObject({ tenantId: owner.tenantId });
    const standard = await server().makePerson(owner.tenantId);
    expect(codeOf(await ask({}, standard))).toBe('FORBIDDEN');
    const body = { name: 'X', scopes: ['people:read'], networks: [], spendCap: null, days: 1 };
    const acting = { impersonator: owner, body };
    expect(codeOf(await server().call(ana, 'POST', '/api/key', acting))).toBe('FORBIDDEN');
    server().clock.advance(11 * 60_000);
    expect(codeOf(await server().call(owner, 'POST', '/api/key', { body }))).toBe('STEPUP');
    expect(codeOf(await server().call(owner, 'POST', `/api/key/${key.id}/rotate`))).toBe('STEPUP');
  });

  it('[KEY-01] a maker who leaves ends it in a week, unless it is taken over', async () => {
    const { key, secret } = await make({}, ana);
    const other = await make({ name: 'Reports' }, ana);
    const used = await server().call(owner, 'GET', `/api/teammate/${ana.id}/usedby`);
    expect(used.body).toMatchObject({
      keys: [
        { id: key.id, name: 'Phone book' },
        { id: other.key.id, name: 'Reports' },
      ],
    });
    expect(codeOf(await post(`${key.id}/takeover`))).toBe('INVALIDTRANSITION');
    await prove(owner);
    const path = `/api/teammate/${ana.id}/status`;
    await server().call(owner, 'PUT', `${path}/suspended`, { version: 1 });
    const left = {
      makerLeftAt: expect.stringMatching(/^2026-11-02T16:00/),
      endsAt: expect.stringMatching(/^2026-11-09T16:00/),
    };
    expect(await list()).toMatchObject([left, left]);
    expect(await caller(secret)).toMatchObject({ keyId: key.id });
    expect((await post(`${key.id}/takeover`)).body).toMatchObject({
      maker: { id: owner.id },
      makerLeftAt: null,
      endsAt: key.endsAt,
    });
    server().clock.advance(7 * day);
    expect(await caller(secret)).toMatchObject({ teammateId: owner.id });
    await expect(caller(other.secret)).rejects.toMatchObject({ status: 401 });
    const back = await server().call(owner, 'PUT', `${path}/active`, { version: 2 });
    expect(back.body).toMatchObject({ status: 'active' });
    await expect(caller(other.secret)).rejects.toMatchObject({ status: 401 });
  });

  it('[KEY-01] a maker who is no longer an admin has left, and is back as one within the week', async () => {
    await make({}, ana);
    await setPerson(ana, { role: 'standard' });
    expect(await list()).toMatchObject([
      { makerLeftAt: expect.stringMatching(/^2026-11-02T16:00/) },
    ]);
    server().clock.advance(6 * day);
    await system((tx) =>
      tx.updateTable('teammate').set({ role: 'admin' }).where('id', '=', ana.id).execute(),
    );
    expect(await list()).toMatchObject([{ makerLeftAt: null }]);
  });

  it('[KEY-01] admins hear 14 and 3 days before the end, once each, and when the maker leaves', async () => {
    const { db, clock } = server();
    const work = createMattersWork({ clock, publicUrl: 'https://portal.test' });
    const troubles: object[] = [];
    const log = { warn: (trouble: object) => void troubles.push(trouble) };
    const mailsAfter = async (days: number) => {
      clock.advance(days * day);
      await createDueWork({ db, clock, log }, [work]).run();
      const mails = await system((tx) =>
        tx
          .deleteFrom('mail_outbox')
          .where('tenant_id', '=', owner.tenantId)
          .returning(['recipient', 'kind', 'body_text'])
          .execute(),
      );
      return mails.toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1));
    };
    await make({ days: 90 }, ana);
    await make({ name: 'Trial of a day', days: 1 }, ana);
    const soon = await mailsAfter(0);
    expect(soon.map(({ kind }) => kind)).toEqual(['keyEnds', 'keyEnds']);
    expect(await mailsAfter(75)).toEqual([]);
    const early = await mailsAfter(1);
    expect(early).toHaveLength(2);
    expect(early[0]?.body_text).toContain('“Phone book”');
    expect(early[0]?.body_text).toContain('https://portal.test/admin-settings/integrations/keys');
    expect(await mailsAfter(10)).toEqual([]);
    await server().call(owner, 'PUT', '/api/mail-choice', { body: { off: ['keyEnds'] } });
    expect((await mailsAfter(1)).map(({ recipient }) => recipient)).toEqual([ana.email]);
    await make({ name: 'Reports' }, ana);
    await setPerson(ana, { status: 'suspended' });
    const left = await mailsAfter(0);
    expect(left.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['keyMakerLeft', owner.email],
      ['keyMakerLeft', owner.email],
    ]);
    expect(left[0]?.body_text).toContain(ana.fullName);
    expect(troubles).toEqual([]);
  });

  it('[KEY-01] each change is in the history and told to admins; what a key does names the key', async () => {
    const { key, secret } = await make({}, ana);
    await post(`${key.id}/rotate`);
    await setPerson(ana, { status: 'suspended' });
    await post(`${key.id}/takeover`);
    const actor = await caller(secret);
    if (actor === null) throw new Error('The key is known.');
    const parts = { db: server().db, clock: server().clock, secrets: testSecrets };
    const context = contextWithoutRequest(parts, actor, { endpoint: createKey, via: 'key' });
    const note = { before: null, after: {}, name: 'Ana Lopez', events: [], result: true };
    await write(
      { ...context, actor },
      { entity: 'teammate', id: ana.id, action: 'teammate.update', change: async () => note },
    );
    await server().call(owner, 'DELETE', `/api/key/${key.id}`);
    const [entries, events] = await system(async (tx) => [
      await tx
        .selectFrom('audit_entry')
        .select(['action', 'actor_id', 'actor_name', 'entity_name', 'via'])
        .where('tenant_id', '=', owner.tenantId)
        .orderBy('seq')
        .execute(),
      await tx
        .selectFrom('event_log')
        .select(['method', 'entity_id'])
        .where('tenant_id', '=', owner.tenantId)
        .where('event_type', '=', 'key')
        .orderBy('seq')
        .execute(),
    ]);
    expect(entries.map(({ action, actor_id: by, via }) => [action, by, via])).toEqual([
      ['key.create', ana.id, 'ui'],
      ['key.rotate', owner.id, 'ui'],
      ['key.takeOver', owner.id, 'ui'],
      ['teammate.update', key.id, 'key'],
      ['key.end', owner.id, 'ui'],
    ]);
    expect(entries[3]?.actor_name).toBe('Phone book');
    expect(events.map(({ method }) => method)).toEqual([
      'CreateEntityAsync',
      'UpdateEntityAsync',
      'UpdateEntityAsync',
      'DeletedEntityAsync',
    ]);
    expect(events.every(({ entity_id: id }) => id === key.id)).toBe(true);
  });

  it('[KEY-01] buys up to its cap of the month, of two at once as well, and nothing without one', async () => {
    const buy = (keyId: string) =>
      server().db.tenant(owner.tenantId, (tx) =>
        addToMonth(
          tx,
          { tenantId: owner.tenantId, now: server().clock.now(), keyId },
          { pieces: [{ item: 'user', quantity: 1 }] },
        ),
      );
    const lines = () =>
      system((tx) =>
        tx
          .selectFrom('invoice_line')
          .select('id')
          .where('tenant_id', '=', owner.tenantId)
          .execute(),
      );
    const spentOf = async (id: string) => (await list()).find((key) => key.id === id)?.spent ?? 0;
    const { key: poor } = await make();
    await expect(buy(poor.id)).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
    expect(await lines()).toEqual([]);
    const { key: rich } = await make({ spendCap: 10_000 });
    await buy(rich.id);
    const price = await spentOf(rich.id);
    expect(price).toBeGreaterThan(1);
    const had = await lines();

    const cap = Math.round(price * 150) / 100;
    const { key } = await make({ spendCap: cap });
    const outcomes = await Promise.allSettled([buy(key.id), buy(key.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(buy(key.id)).rejects.toMatchObject({
      code: 'LIMITREACHED',
      status: 409,
      message: expect.stringContaining(`$${cap.toFixed(2)}`),
    });
    expect(await spentOf(key.id)).toBe(price);
    expect(await lines()).toHaveLength(had.length + 1);
    // The first of December in Chicago.
    server().clock.set(new Date('2026-12-01T05:59:00.000Z'));
    expect(await spentOf(key.id)).toBe(price);
    server().clock.advance(60_000);
    expect(await spentOf(key.id)).toBe(0);
    await buy(key.id);
    expect(await spentOf(key.id)).toBeGreaterThan(price);
  });

  it('[KEY-01] an account keeps its keys to itself in the database too', async () => {
    await make();
    const stranger = await server().makeTenant();
    const seen = await server().db.tenant(stranger, async (tx) => [
      await tx.selectFrom('api_key').selectAll().execute(),
      await tx.selectFrom('api_key_secret').selectAll().execute(),
      await tx.selectFrom('api_key_spend').selectAll().execute(),
    ]);
    expect(seen).toEqual([[], [], []]);
    expect((await post(`${newId()}/rotate`)).status).toBe(404);
  });
});
