import {
  type InboundEntry,
  inboundEntrySchema,
  type ListedInbound,
  type OutboundEntry,
  outboundEntrySchema,
} from '@jackfield/contract/api/blacklist';
import { countries } from '@jackfield/domain/countries';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { newId } from '../../platform/ids.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const outbound = '/api/blacklistnumber/outbound';
const inbound = '/api/blacklistnumber/inbound';
const usa = { blacklistType: 'number', number: '+12515550142', country: 'USA' };
const country = (code: string) => ({ blacklistType: 'country', country: code });

describeOnBothDatabases('blacklists', ({ server, kind }) => {
  const start = async () =>
    server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  const post = (by: TestPerson, path: string, body: object) =>
    server().call(by, 'POST', path, { body });
  const list = async <Entry>(by: TestPerson, path: string) =>
    (await server().call(by, 'GET', path)).body as unknown as { items: Entry[]; total: number };

  it('API-66 ENT-14 OP-73 blocks a number and a country', async () => {
    const admin = await start();
    const one = await post(admin, outbound, usa);
    expect([one.status, one.headers.etag]).toEqual([201, '"1"']);
    v.assert(v.strictObject(outboundEntrySchema.entries), one.body);
    expect(one.body).toMatchObject(usa);
    const all = await post(admin, outbound, country('CUB'));
    expect(all.body).toMatchObject({ number: null, country: 'CUB', blacklistType: 'country' });
    const history = await server().db.tenant(admin.tenantId, (tx) =>
      tx.selectFrom('audit_entry').select(['action', 'entity_name']).orderBy('seq').execute(),
    );
    expect(history).toEqual([
      { action: 'outboundBlacklist.add', entity_name: '+12515550142' },
      { action: 'outboundBlacklist.add', entity_name: 'Cuba' },
    ]);
  });

  // The embedded database has one transaction at a time.
  it.runIf(kind === 'postgres')(
    'OP-73 an entry is added after an import that is under way',
    async () => {
      const admin = await start();
      const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const { db } = server();
      const importing = db.system(async (tx) => {
        await holdAccountRow(tx, admin.tenantId);
        held.resolve();
        await done.promise;
      });
      await held.promise;
      const adding = post(admin, outbound, usa);
      const waiting = async () => {
        const { rows } = await db.pool.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      };
      try {
        await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      } finally {
        done.resolve();
        await importing;
      }
      expect((await adding).status).toBe(201);
    },
  );

  it('API-70 ENT-15 turns a caller away', async () => {
    const admin = await start();
    const { status, body } = await post(admin, inbound, { number: '+442079460011' });
    expect(status).toBe(201);
    v.assert(v.strictObject(inboundEntrySchema.entries), body);
    expect((await list<OutboundEntry>(admin, outbound)).items).toEqual([]);
  });

  it('OP-73 refuses duplicates at their field, in each direction by itself', async () => {
    const admin = await start();
    await post(admin, outbound, usa);
    await post(admin, outbound, country('CUB'));
    expect((await post(admin, inbound, { number: usa.number })).status).toBe(201);
    for (const [body, field] of [
      [usa, 'number'],
      [{ ...usa, country: 'CAN' }, 'number'],
      [country('CUB'), 'country'],
    ] as const) {
      const refused = await post(admin, outbound, body);
      expect([refused.status, codeOf(refused), refused.body.errors]).toEqual([
        409,
        'DUPLICATE',
        [{ code: 'DUPLICATE', field, message: 'This input is exited' }],
      ]);
    }
    const other = await start();
    expect((await post(other, outbound, usa)).status).toBe(201);
  });

  it.each([
    [{ ...usa, number: '5550142' }],
    [{ ...usa, number: '+442079460011' }],
    [{ ...usa, country: 'XYZ' }],
    [{ blacklistType: 'number', country: 'USA' }],
    [{ blacklistType: 'country' }],
    [{ ...country('CUB'), number: '+5355501234' }],
    [{ blacklistType: 'prefix', country: 'USA' }],
  ])('VAL-05 refuses %j', async (body) => {
    expect((await post(await start(), outbound, body)).status).toBe(400);
  });

  it('never blocks a number that calls for help, alone or among others', async () => {
    const admin = await start();
    for (const number of [
      '911',
      '933',
      '988',
      '112',
      '999',
      '+911',
      '+1911',
      '+1 (9) 11',
      '+60999',
    ]) {
      const wanted = { ...usa, number };
      const answers = [
        await post(admin, inbound, { number }),
        await post(admin, outbound, wanted),
        await post(admin, `${outbound}/import`, { entries: [usa, wanted] }),
      ];
      const message = 'Emergency numbers cannot be used here.';
      for (const { status, body } of answers) {
        expect([number, status]).toEqual([number, 422]);
        expect(body.errors).toMatchObject([{ code: 'NOTALLOWED', message }]);
      }
    }
    expect((await list(admin, outbound)).total).toBe(0);
    // Numbers that only end like one, as a phone number may.
    expect((await post(admin, inbound, { number: '+12515550911' })).status).toBe(201);
  });

  it('API-67 API-68 API-71 API-72 changes and deletes as of a version', async () => {
    const admin = await start();
    const { body: stored } = await post(admin, outbound, usa);
    const path = `${outbound}/${stored.id}`;
    const changed = { ...usa, number: '+12515550143' };
    const put = (version?: number) =>
      server().call(admin, 'PUT', path, { body: changed, ...(version && { version }) });
    expect((await put()).status).toBe(428);
    expect((await put(1)).body).toMatchObject({ ...changed, version: 2 });
    const stale = await put(1);
    expect([stale.status, stale.body.current]).toMatchObject([412, { version: 2 }]);
    await post(admin, outbound, usa);
    const taken = await server().call(admin, 'PUT', path, { body: usa, version: 2 });
    expect(taken.status).toBe(409);

    const { body: caller } = await post(admin, inbound, { number: usa.number });
    const asOther = `${outbound}/${caller.id}`;
    expect((await server().call(admin, 'DELETE', asOther, { version: 1 })).status).toBe(404);
    expect((await server().call(admin, 'DELETE', path, { version: 1 })).status).toBe(412);
    expect((await server().call(admin, 'DELETE', path, { version: 2 })).status).toBe(204);
    expect((await server().call(admin, 'DELETE', path, { version: 2 })).status).toBe(404);
  });

  it('API-65 API-69 searches, sorts and pages', async () => {
    const admin = await start();
    await post(admin, outbound, usa);
    await post(admin, outbound, { ...usa, number: '+12515550199' });
    await post(admin, outbound, country('CUB'));
    await post(admin, outbound, country('GBR'));
    const found = async (query: string) =>
      (await list<OutboundEntry>(admin, `${outbound}?${query}`)).items.map(
        (entry) => entry.number ?? entry.country,
      );
    expect(await found('sortBy=country&direction=desc&limit=2')).toEqual([
      expect.stringMatching(/^\+1251/),
      expect.stringMatching(/^\+1251/),
    ]);
    expect(await found('search=(251)%20555-0142')).toEqual(['+12515550142']);
    expect(await found('search=kingdom')).toEqual(['GBR']);
    expect(await found('search=cub')).toEqual(['CUB']);
    expect(await found('sortBy=number&direction=desc&limit=3&pageNum=2')).toHaveLength(1);
    expect((await server().call(admin, 'GET', `${inbound}?sortBy=country`)).status).toBe(400);
    expect(await list<InboundEntry>(admin, `${inbound}?limit=10`)).toMatchObject({
      items: [],
      total: 0,
      limit: 10,
    });
  });

  it('J7 imports many at once, and says before what is there already', async () => {
    const admin = await start();
    await post(admin, outbound, usa);
    const entries = [usa, country('CUB'), { ...usa, number: '+12515550143' }, country('CUB')];
    const dry = await post(admin, `${outbound}/import`, { entries, isDryRun: true });
    expect(dry.body).toEqual({ duplicates: [0, 3], added: [] });
    expect((await list(admin, outbound)).total).toBe(1);

    const { body } = await post(admin, `${outbound}/import`, { entries });
    const added = body.added as OutboundEntry[];
    expect(added.map((entry) => entry.number ?? entry.country)).toEqual(['CUB', '+12515550143']);
    expect((await list(admin, outbound)).total).toBe(3);

    const ids = added.map(({ id }) => id);
    const undone = await post(admin, `${outbound}/delete`, { ids });
    expect(undone.body.removed).toHaveLength(2);
    expect((await list(admin, outbound)).total).toBe(1);
    const again = await post(admin, `${outbound}/delete`, { ids });
    expect([again.status, again.body]).toEqual([200, { removed: [] }]);
  });

  it('[RT-16] tells browsers of each change, and of a whole list once', async () => {
    const admin = await start();
    const { body: one } = await post(admin, outbound, usa);
    const path = `${outbound}/${one.id}`;
    const changed = { ...usa, number: '+12515550143' };
    await server().call(admin, 'PUT', path, { body: changed, version: 1 });
    await server().call(admin, 'DELETE', path, { version: 2 });
    const entries = [usa, country('CUB')];
    const { body } = await post(admin, `${outbound}/import`, { entries });
    const ids = (body.added as OutboundEntry[]).map(({ id }) => id);
    await post(admin, `${outbound}/delete`, { ids });
    const events = await server().db.tenant(admin.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['method', 'event_type as type', 'entity_id as id'])
        .orderBy('seq')
        .execute(),
    );
    const type = 'blacklist';
    expect(events).toEqual([
      { method: 'CreateEntityAsync', type, id: one.id },
      { method: 'UpdateEntityAsync', type, id: one.id },
      { method: 'DeletedEntityAsync', type, id: one.id },
      { method: 'CreateEntityAsync', type, id: admin.tenantId },
      { method: 'DeletedEntityAsync', type, id: admin.tenantId },
    ]);
  });

  it('blocks a number of every country, as it was sent', async () => {
    const admin = await start();
    const entries = countries.flatMap(({ countryCode, countryAlpha3Code }) => {
      const known = isSupportedCountry(countryCode) && getExampleNumber(countryCode, examples);
      const blocked = { blacklistType: 'number', country: countryAlpha3Code };
      return known ? [{ ...blocked, number: known.number }] : [];
    });
    const distinct = new Set(entries.map(({ number }) => number));
    const { status, body } = await post(admin, `${outbound}/import`, { entries });
    expect(status).toBe(200);
    const added = body.added as OutboundEntry[];
    expect(new Set(added.map(({ number }) => number))).toEqual(distinct);
    expect(distinct.size).toBeGreaterThan(200);
  });

  it('J7 two imports of the same at once add it once', async () => {
    const admin = await start();
    const entries = [{ number: '+442079460011' }, { number: '+442079460012' }];
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(admin, `${inbound}/import`, { entries })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list(admin, inbound)).total).toBe(2);
  });

  it('J7 takes nothing from another account', async () => {
    const admin = await start();
    const { body } = await post(await start(), inbound, { number: '+442079460011' });
    const undone = await post(admin, `${inbound}/delete`, { ids: [body.id] });
    expect(undone.body).toEqual({ removed: [] });
    const path = `${inbound}/${body.id}`;
    expect((await server().call(admin, 'DELETE', path, { version: 1 })).status).toBe(404);
  });

  it('NUM-06 tells who blocked a caller, since when, and when the caller tried last', async () => {
    const ana = await start();
    const ben = await server().makePerson(ana.tenantId, { role: 'admin', firstName: 'Ben' });
    const number = '+442079460011';
    const { body: blocked } = await post(ana, inbound, { number });
    await server().call(ben, 'PUT', `${inbound}/${blocked.id}`, {
      body: { number: '+442079460012' },
      version: 1,
    });
    const changed = await server().call(ben, 'PUT', `${inbound}/${blocked.id}`, {
      body: { number },
      version: 2,
    });
    const since = new Date(changed.body.updatedAt as string).getTime();
    const tried = (minutes: number, usageType: string, direction = 'inbound') => ({
      id: newId(),
      tenant_id: ana.tenantId,
      date: new Date(since + minutes * 60_000),
      usage_type: usageType,
      direction,
      from_number: number,
      to_number: '+12515550100',
      teammate_name: '',
      duration: 0,
      units: 0,
      rate: '0.0000',
      amount: '0.00',
      currency: 'usd',
    });
    const used = (...rows: ReturnType<typeof tried>[]) =>
      server().db.system((tx) =>
        tx
          .insertInto('usage_record')
          .values(rows as never)
          .execute(),
      );
    const told = async () => (await list<ListedInbound>(ana, inbound)).items[0];
    await used(tried(-5, 'voice'), tried(9, 'sms'), tried(9, 'voice', 'outbound'));
    expect(await told()).toMatchObject({
      blockedBy: { id: ben.id, name: expect.stringMatching(/^Ben /) },
      updatedAt: changed.body.updatedAt,
      lastTryAt: null,
    });
    await used(tried(3, 'voice'), tried(2, 'tollFree'));
    expect(await told()).toMatchObject({ lastTryAt: new Date(since + 180_000).toISOString() });
    const file = await server().app.inject({
      method: 'GET',
      url: `${inbound}/export`,
      headers: { 'x-test-person': ana.id },
    });
    const [heads, row] = file.body.slice(1).split('\r\n');
    expect(heads).toBe('Number,Blocked by,Blocked since (Central Time),Last try (Central Time)');
    expect(row).toMatch(/^'\+442079460011,Ben [^,]+,[\d-]+ [\d:]+,[\d-]+ [\d:]+$/);
  });

  it('J8 exports what an import takes', async () => {
    const admin = await start();
    await post(admin, outbound, usa);
    await post(admin, outbound, country('GBR'));
    const answer = await server().app.inject({
      method: 'GET',
      url: `${outbound}/export`,
      headers: { 'x-test-person': admin.id },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.body
      .slice(1)
      .replace(/,[^,]+,[\d-]+ [\d:]+\r/g, '\r')
      .split('\r\n');
    expect(lines).toEqual([
      'Number,Code,Country,Type,Blocked by,Blocked since (Central Time)',
      ',GBR,United Kingdom,country',
      "'+12515550142,USA,United States,number",
      '',
    ]);
  });

  it('C3 refuses standard users', async () => {
    const { tenantId } = await start();
    const standard = await server().makePerson(tenantId);
    expect((await server().call(standard, 'GET', outbound)).status).toBe(403);
    expect((await post(standard, inbound, { number: '+442079460011' })).status).toBe(403);
  });
});
