import { listUsage, usageTotalsSchema } from '@jackfield/contract/api/usage';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

const own = '+12515550100';
const other = '+12055550111';

describeOnBothDatabases('usage', ({ server }) => {
  let admin: TestPerson;
  /** Of an account whose calls ended in different ways. */
  let receiver: TestPerson;

  beforeAll(async () => {
    receiver = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    const received = {
      tenant_id: receiver.tenantId,
      direction: 'inbound',
      from_number: other,
      to_number: own,
      teammate_name: 'Zoë Ng',
    };
    const ends = [
      { outcome: 'voicemail', outcome_by: 'team', outcome_by_name: 'Front Desk' },
      { outcome: 'forwarded', outcome_by: 'external', outcome_by_name: '+12515550177' },
      { outcome: 'message', teammate_name: '' },
      { teammate_name: 'Maya Okafor' },
    ];
    const tenantId = await server().makeTenant();
    admin = await server().makePerson(tenantId, { isTenantOwner: true });
    const use = (
      date: string,
      usageType: 'voice' | 'sms' | 'international',
      more: object = {},
    ) => ({
      id: newId(),
      tenant_id: tenantId,
      date,
      usage_type: usageType,
      direction: 'outbound' as const,
      from_number: own,
      to_number: other,
      teammate_id: null,
      teammate_name: 'Maya Okafor',
      duration: 90,
      units: 2,
      rate: '0.0120',
      amount: '0.02',
      currency: 'usd' as const,
      ...more,
    });
    await server().db.system(async (tx) => {
      await tx
        .updateTable('tenant')
        .set({ time_zone: 'America/Chicago' })
        .where('id', '=', tenantId)
        .execute();
      await tx
        .insertInto('usage_record')
        .values([
          use('2026-03-01T05:30:00Z', 'voice'),
          use('2026-03-01T18:00:00Z', 'sms', { duration: 0, units: 1, amount: '0.01' }),
          use('2026-03-02T18:00:00Z', 'international', {
            amount: '1.20',
            units: 5,
            duration: 300,
            to_number: '+442079460011',
          }),
          use('2026-03-03T05:59:00Z', 'voice', {
            direction: 'inbound',
            from_number: other,
            to_number: own,
            teammate_name: 'Zoë Ng',
          }),
          ...ends.map((end) => use('2026-03-02T18:00:00Z', 'voice', { ...received, ...end })),
        ])
        .execute();
    });
  });
  const read = async (query = '', person = admin) => {
    const { status, body } = await server().call(person, 'GET', `/api/usage${query}`);
    expect(status).toBe(200);
    return v.parse(listUsage.answer, body);
  };
  const totals = async (query = '', person = admin) => {
    const { body } = await server().call(person, 'GET', `/api/usage/totals${query}`);
    return v.parse(v.strictObject(usageTotalsSchema.entries), body);
  };

  it('API-51 answers the newest first, by pages', async () => {
    const first = await read('?limit=3');
    expect(first).toMatchObject({ total: 4, pageCount: 2, hasMore: true });
    expect(first.items.map(({ usageType }) => usageType)).toEqual([
      'voice',
      'international',
      'sms',
    ]);
    expect(first.items[1]).toMatchObject({
      direction: 'outbound',
      from: own,
      to: '+442079460011',
      teammateName: 'Maya Okafor',
      duration: 300,
      units: 5,
      rate: 0.012,
      amount: 1.2,
      currency: 'usd',
    });
    expect((await read('?limit=3&pageNum=2')).items).toHaveLength(1);
  });

  it('OP-01 takes days in the time zone of the account, both included', async () => {
    const days = async (range: string) => (await read(`?${range}`)).total;
    // 05:30 UTC on March 1 is still February 28 in Chicago.
    expect(await days('startDate=2026-03-01&endDate=2026-03-02')).toBe(3);
    expect(await days('endDate=2026-02-28')).toBe(1);
    expect(await days('startDate=2026-03-03')).toBe(0);
    const wrong = '/api/usage?startDate=2026-03-02&endDate=2026-03-01';
    expect((await server().call(admin, 'GET', wrong)).status).toBe(400);
  });

  it('API-51 filters by type, searches and sorts', async () => {
    expect((await read('?usageType=sms')).total).toBe(1);
    expect((await read('?search=zoË')).total).toBe(1);
    expect((await read('?search=020%207946')).total).toBe(0);
    expect((await read('?search=20%207946%200011')).total).toBe(1);
    const amounts = (await read('?sortBy=amount')).items.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    for (const sortBy of ['usageType', 'from', 'to', 'duration']) {
      expect((await read(`?sortBy=${sortBy}&direction=desc`)).items).toHaveLength(4);
    }
  });

  it('NUM-09 narrows lines, sums, days and file to an outcome', async () => {
    const { items, total } = await read('?outcome=voicemail', receiver);
    expect(items.map(({ outcome }) => outcome)).toEqual(['voicemail']);
    expect(total).toBe(1);
    expect((await read('?outcome=missed', receiver)).total).toBe(0);
    const sums = await totals('?outcome=message', receiver);
    expect(sums.count).toBe(1);
    expect(sums.days.map(({ day, inbound }) => [day, inbound])).toEqual([['2026-03-02', 2]]);
    expect(sums.users.map(({ key }) => key)).toEqual(['none']);
    const { body } = await server().app.inject({
      method: 'GET',
      url: '/api/usage/export?outcome=voicemail',
      headers: { 'x-test-person': receiver.id },
    });
    expect(body.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(',Voicemail,')]);
    const unknown = await server().call(receiver, 'GET', '/api/usage?outcome=lost');
    expect(unknown.status).toBe(400);
  });

  it.each([
    ['Voicemail', 1],
    ['front desk', 1],
    ['desk voicemail zoë', 1],
    ['greeting played', 1],
    ['message', 0],
    ['(251) 555-0177', 1],
    ['maya', 1],
  ])('NUM-09 finds who had a call and what became of it: %s', async (search, found) => {
    expect((await read(`?search=${encodeURIComponent(search)}`, receiver)).total).toBe(found);
  });

  it('refuses another account, and takes the own', async () => {
    const path = (id: string) => `/api/usage?tenantId=${id}`;
    expect((await server().call(admin, 'GET', path(newId()))).status).toBe(403);
    expect((await server().call(admin, 'GET', path(admin.tenantId))).status).toBe(200);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    expect((await server().call(stranger, 'GET', '/api/usage')).body.total).toBe(0);
  });

  it('G9 sums up by day, user and own number', async () => {
    const all = await totals('?startDate=2026-03-01&endDate=2026-03-03');
    expect(all).toMatchObject({ count: 3, duration: 390, amount: 1.23, currency: 'usd' });
    const none = { inbound: 0, outbound: 0, international: 0 };
    expect(all.days).toEqual([
      { day: '2026-03-01', ...none, spend: { ...none, outbound: 0.01 } },
      {
        day: '2026-03-02',
        inbound: 2,
        outbound: 0,
        international: 5,
        spend: { inbound: 0.02, outbound: 0, international: 1.2 },
      },
      { day: '2026-03-03', ...none, spend: none },
    ]);
    expect(all.users.map(({ name, count }) => [name, count])).toEqual([
      ['Maya Okafor', 2],
      ['Zoë Ng', 1],
    ]);
    expect(all.numbers).toEqual([
      {
        key: own,
        name: own,
        count: 3,
        duration: 390,
        amount: 1.23,
        units: { inbound: 2, outbound: 0, international: 5 },
        spend: { inbound: 0.02, outbound: 0.01, international: 1.2 },
      },
    ]);
    const messages = await totals('?usageType=sms');
    expect(messages.days).toEqual([
      { day: '2026-03-01', ...none, outbound: 1, spend: { ...none, outbound: 0.01 } },
    ]);
    expect(await totals('?search=nobody')).toMatchObject({ count: 0, amount: 0, days: [] });
  });

  it('[CRED-05] a part of the totals narrows everything but its own list to what it counts', async () => {
    const all = await totals();
    expect(all.destinations.map(({ key, count }) => [key, count])).toEqual([
      ['GBR', 1],
      ['USA', 3],
    ]);
    const lists = { user: all.users, number: all.numbers, destination: all.destinations };
    for (const [name, shares] of Object.entries(lists)) {
      expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
      for (const { key, count, amount } of shares) {
        const query = `?${name}=${encodeURIComponent(key)}`;
        expect((await read(query)).total).toBe(count);
        const narrowed = await totals(query);
        expect(narrowed).toMatchObject({ count, amount });
        expect(narrowed[`${name as keyof typeof lists}s`]).toEqual(shares);
      }
    }
    const day = await totals('?startDate=2026-03-01&endDate=2026-03-03&day=2026-03-02');
    expect(day).toMatchObject({ count: 2, amount: 1.22 });
    expect(day.days).toHaveLength(3);
    expect((await read('?destination=none')).total).toBe(0);
    expect((await read('?destination=tollFree')).total).toBe(0);
    expect((await read('?destination=XXX')).total).toBe(0);
  });

  it('J9 counts calls and messages by day, each once', async () => {
    const path = '/api/usage/counts?startDate=2026-03-01&endDate=2026-03-03';
    const { body } = await server().call(admin, 'GET', path);
    expect(body.days).toEqual([
      { day: '2026-03-01', inbound: 0, outbound: 0, messages: 1, amount: 0.01 },
      { day: '2026-03-02', inbound: 1, outbound: 1, messages: 0, amount: 1.22 },
      { day: '2026-03-03', inbound: 0, outbound: 0, messages: 0, amount: 0 },
    ]);
    const long = '/api/usage/counts?startDate=2025-01-01&endDate=2026-03-03';
    expect((await server().call(admin, 'GET', long)).body.days).toHaveLength(92);
    expect((await server().call(admin, 'GET', '/api/usage/counts')).status).toBe(400);
  });

  it('J8 exports every record under the filters', async () => {
    const answer = await server().app.inject({
      method: 'GET',
      url: '/api/usage/export?usageType=voice&sortBy=date&direction=asc',
      headers: { 'x-test-person': admin.id },
    });
    const [head, first, ...rest] = answer.body.slice(1).split('\r\n');
    expect(head).toContain('Date (Central Time),Type,Direction,From,To,User');
    expect(first).toBe(
      "2026-02-28 23:30,Call,Outbound,'+12515550100,'+12055550111,Maya Okafor,,,90,2,0.0120,0.02,usd",
    );
    expect(rest).toHaveLength(2);
  });

  it('C3 refuses standard users', async () => {
    const standard = await server().makePerson(admin.tenantId);
    expect((await server().call(standard, 'GET', '/api/usage')).status).toBe(403);
  });

  it('J4 hands the calls of the last 30 days to a replay, to admins of the account alone', async () => {
    const tenantId = await server().makeTenant();
    const asker = await server().makePerson(tenantId, { isTenantOwner: true });
    const now = Math.floor(server().clock.now().getTime() / 1000);
    const received = (seconds: number, more: object = {}) => ({
      id: newId(),
      tenant_id: tenantId,
      date: new Date((now - seconds) * 1000),
      usage_type: 'voice' as const,
      direction: 'inbound' as const,
      from_number: other,
      to_number: own,
      teammate_id: null,
      teammate_name: '',
      duration: 60,
      units: 1,
      rate: '0.0000',
      amount: '0.00',
      currency: 'usd' as const,
      ...more,
    });
    await server().db.system((tx) =>
      tx
        .insertInto('usage_record')
        .values([
          received(7200, { to_number: '+18335550100', usage_type: 'tollFree' }),
          received(60),
          received(3600, { from_number: '' }),
          received(30 * 86_400 + 60),
          received(120, { usage_type: 'sms' }),
          received(180, { direction: 'outbound' }),
        ])
        .execute(),
    );
    const { status, body } = await server().call(asker, 'GET', '/api/usage/received');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 3,
      numbers: [own, '+18335550100'],
      calls: [
        [0, now - 60, other],
        [0, now - 3600, null],
        [1, now - 7200, other],
      ],
    });
    const standard = await server().makePerson(tenantId);
    expect((await server().call(standard, 'GET', '/api/usage/received')).status).toBe(403);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    expect((await server().call(stranger, 'GET', '/api/usage/received')).body.total).toBe(0);
  });

  it('[LOG-03] adds up whole months and the days beside them as it does records', async () => {
    const person = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    const days = ['01-30', '01-31', '02-01', '02-15', '02-28', '03-01', '03-31', '04-01'];
    await server().db.system((tx) =>
      tx
        .insertInto('usage_record')
        .values(
          days.map((day, at) => ({
            id: newId(),
            tenant_id: person.tenantId,
            date: `2026-${day}T18:00:00Z`,
            usage_type: 'voice' as const,
            direction: 'outbound' as const,
            from_number: own,
            to_number: other,
            teammate_id: null,
            teammate_name: 'Maya Okafor',
            duration: 60,
            units: 2 ** at,
            rate: '0.0100',
            amount: '0.01',
            currency: 'usd' as const,
          })),
        )
        .execute(),
    );
    const unitsOf = async (query: string) => {
      const { numbers } = await totals(query, person);
      return numbers[0]?.units.outbound ?? 0;
    };
    for (const startDate of ['01-30', '01-31', '02-01', '02-02', '03-31']) {
      for (const endDate of ['01-31', '02-28', '03-30', '03-31', '04-01']) {
        if (startDate > endDate) continue;
        const sum = days.reduce(
          (units, day, at) => units + (day >= startDate && day <= endDate ? 2 ** at : 0),
          0,
        );
        const range = `?startDate=2026-${startDate}&endDate=2026-${endDate}`;
        expect([range, await unitsOf(range)]).toEqual([range, sum]);
        // Narrowed, it is read out of the records.
        expect(await unitsOf(`${range}&search=0111`)).toBe(sum);
      }
    }
    expect(await unitsOf('')).toBe(2 ** days.length - 1);
  });
});
