import type { Transaction } from '@jackfield/contract/api/balance';
import type {
  GuardSpending,
  GuardState,
  GuardStopStory,
  SpendGuard,
} from '@jackfield/contract/api/spend-guard';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bothDatabases,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import {
  addCredit,
  allowAbroad,
  mayCall,
  supportKey,
  sendUsage,
  usageOf,
} from '../../../test/usage-records.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { newId } from '../../platform/ids.ts';

const hour = 3_600_000;

describe.each(bothDatabases)('usage that is taken in (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  let kenji: TestPerson;
  let tenantId: string;

  beforeAll(async () => {
    server = await startTestServer({ database, env: { SUPPORT_KEY: supportKey } });
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    // 10:00 in the morning of the account.
    server.clock.set(new Date('2026-11-18T16:00:00Z'));
    tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true, firstName: 'Maya' });
    kenji = await server.makePerson(tenantId, { firstName: 'Kenji', lastName: 'Watanabe' });
    await allowAbroad(server, tenantId);
    await addCredit(server, tenantId, '500.00');
  });

  const call = (more: object = {}) => usageOf(server, { tenantId, teammateId: kenji.id, ...more });
  const get = async <Body>(path: string) => (await server.call(owner, 'GET', path)).body as Body;
  const state = () => get<GuardState>('/api/spend-guard/state');
  const spending = () => get<GuardSpending>('/api/spend-guard/spending');
  const balance = async () => (await get<{ balance: number }>('/api/tenant')).balance;
  const mails = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'recipient', 'subject', 'body_text'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'spendAlert')
        .orderBy('id')
        .execute(),
    );
  const setCaps = async (
    caps: Partial<SpendGuard['caps']>,
    alerts: Partial<SpendGuard['alerts']> = {},
  ) => {
    const { version, ...before } = await get<SpendGuard>('/api/spend-guard');
    const body = { caps: { ...before.caps, ...caps }, alerts: { ...before.alerts, ...alerts } };
    return server.call(owner, 'PUT', '/api/spend-guard', { body, version });
  };
  const lift = (id: string, body: object) =>
    server.call(owner, 'POST', `/api/spend-guard/stop/${id}/lift`, { body });

  it('is charged to the credit once, however often it is sent, as one transaction', async () => {
    const records = [call(), call({ amount: 2.43 }), call({ amount: 0, usageType: 'voice' })];
    expect((await sendUsage(server, records)).body).toEqual({ accepted: 3, known: 0, refused: [] });
    expect((await sendUsage(server, [...records, call()])).body).toMatchObject({
      accepted: 1,
      known: 3,
    });
    expect(await balance()).toBe(494.43);
    const { items } = await get<{ items: Transaction[] }>('/api/balance?transactionType=usage');
    expect(items.map(({ amount }) => amount)).toEqual([-1.57, -4]);
    expect((await get<{ items: unknown[] }>('/api/usage')).items).toHaveLength(4);
    const { days, user, country } = await spending();
    expect(days.at(-1)).toMatchObject({ day: '2026-11-18', abroad: 5.57, home: 0, peak: 5.57 });
    expect(user).toMatchObject({ name: 'Kenji Watanabe', amount: 5.57 });
    expect(country).toMatchObject({ country: 'PHL', amount: 5.57 });
    expect(await get('/api/spend-guard/drivers?day=2026-11-18')).toMatchObject({
      drivers: [{ personId: kenji.id, country: 'PHL', calls: 3, duration: 1620, amount: 5.57 }],
    });
  });

  it('is counted right when two calls tell of it at once', async () => {
    const both = [call(), call(), call()];
    const answers = await Promise.all([
      sendUsage(server, both),
      sendUsage(server, [...both, call()]),
      sendUsage(server, [call()]),
    ]);
    expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(5);
    expect(await balance()).toBe(492.15);
    const { days } = await spending();
    expect(days.at(-1)?.abroad).toBe(7.85);
  });

  it('names what it refuses, and takes in the rest', async () => {
    const other = await server.makeTenant();
    const foreign = usageOf(server, { tenantId: other });
    await sendUsage(server, [foreign]);
    const stranger = call({ teammateId: owner.id.replace(/.$/, '0').replace(/^./, 'a') });
    const early = call({ date: new Date(server.clock.now().getTime() + hour).toISOString() });
    const nobody = usageOf(server, { tenantId: newId() });
    const taken = call({ id: foreign.id });
    const { body } = await sendUsage(server, [stranger, early, nobody, taken, call()]);
    expect(body.accepted).toBe(1);
    expect(new Map(body.refused.map(({ id, because }) => [id, because]))).toEqual(
      new Map([
        [stranger.id, 'person'],
        [early.id, 'date'],
        [nobody.id, 'account'],
        [taken.id, 'id'],
      ]),
    );
  });

  it('needs the key, and amounts with two decimals', async () => {
    const body = { records: [call()] };
    expect((await server.call(owner, 'POST', '/api/support/usage', { body })).status).toBe(403);
    expect((await sendUsage(server, [call({ amount: 1.005 })])).status).toBe(400);
    expect((await sendUsage(server, [call({ amount: -1 })])).status).toBe(400);
  });

  it('J7 a cap speaks at 50, 80 and 100 per cent, once each, and stops calls abroad', async () => {
    await setCaps({ hour: 10 });
    const spend = (amount: number) => sendUsage(server, [call({ amount })]);
    await spend(4.99);
    expect(await mails()).toHaveLength(0);
    await spend(0.01);
    await spend(1);
    expect(await mails()).toHaveLength(1);
    await spend(2);
    expect((await state()).warning).toMatchObject({ kind: 'hour', cap: 10 });
    expect(await mayCall(server, { tenantId, to: '+819055550101' })).toMatchObject({
      isAllowed: true,
    });
    await spend(2.5);
    await spend(0);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Harbor Dental Group: 50% of a spending cap is reached',
      'Harbor Dental Group: 80% of a spending cap is reached',
      'Harbor Dental Group: calls abroad are stopped',
    ]);
    expect((await mails()).at(-1)?.body_text).toContain(
      'Most of it went to Philippines, on calls by Kenji Watanabe.',
    );
    const { stops } = await state();
    expect(stops).toMatchObject([
      { kind: 'hour', cap: 10, spent: 10.5, personName: 'Kenji Watanabe', country: 'PHL' },
    ]);
    expect(await mayCall(server, { tenantId, to: '+819055550101' })).toMatchObject({
      isAllowed: false,
      because: 'stopped',
      stop: { personName: 'Kenji Watanabe', country: 'PHL' },
    });
    for (const to of ['911', '+1911', '+12055550111']) {
      expect(await mayCall(server, { tenantId, to })).toMatchObject({ isAllowed: true });
    }
    server.clock.advance(1000);
    const late = call();
    expect((await sendUsage(server, [late])).body.refused).toEqual([
      { id: late.id, because: 'stopped' },
    ]);
    expect(await balance()).toBe(489.5);
    const story = await get<GuardStopStory>(`/api/spend-guard/stop/${stops[0]?.id}`);
    expect(story.drivers).toMatchObject([
      { personId: story.personId, personName: 'Kenji Watanabe', amount: 10.5 },
    ]);
    expect(story.told.map(({ level }) => level)).toEqual([100, 80, 50]);
    expect(story.quarters.at(-1)?.total).toBe(10.5);
    await lift(stops[0]?.id ?? '', { reason: 'Fine' });
    expect((await state()).warning).toBeNull();
  });

  it('[SAY-01] a stop is mailed with the calls that go abroad no more', async () => {
    const id = newId();
    const calls = numberCalls(() => server);
    const company = await calls.company(tenantId);
    await server.db.tenant(tenantId, (tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id,
          tenant_id: tenantId,
          number: '+12515550142',
          label: 'Main',
          owner_type: 'company',
          owner_id: company,
          country: 'USA',
          is_default: true,
        })
        .execute(),
    );
    await server.call(owner, 'PUT', `/api/company/${company}/callhandling`, {
      body: { callHandlingOpenHour: { actionType: 'number', actionValue: '+819055550101' } },
      version: 1,
    });
    const line = 'Main +1 (251) 555-0142: International calls to the country of';
    await setCaps({ user: 5 });
    await sendUsage(server, [call({ amount: 5 })]);
    // Forwarding is nobody's own call.
    expect((await mails()).at(-1)?.body_text).not.toContain(line);
    await setCaps({ hour: 10, user: 500 });
    await sendUsage(server, [call({ amount: 5, teammateId: owner.id })]);
    const { subject, body_text: text } = (await mails()).at(-1) ?? {};
    expect(subject).toBe('Harbor Dental Group: calls abroad are stopped');
    expect(text).toContain(line);
  });

  it.each([
    ['at50', ['50% of a spending cap is reached']],
    ['at80', ['80% of a spending cap is reached']],
    ['night', ['a call abroad at night']],
    ['spike', []],
  ])('J7 tells of %s where only that is on, and of a stop always', async (wanted, told) => {
    const off = { at50: false, at80: false, spike: false, night: false };
    await setCaps({ hour: 10 }, { ...off, [wanted]: true });
    server.clock.set(new Date('2026-11-19T04:30:00Z'));
    for (const amount of [6, 3, 2]) await sendUsage(server, [call({ amount })]);
    expect((await mails()).map(({ subject }) => subject.split(': ')[1])).toEqual([
      ...told,
      'calls abroad are stopped',
    ]);
  });

  it('J7 the cap of a day speaks again once the next day of the account has begun', async () => {
    await setCaps({ day: 10, hour: 500 }, { night: false });
    server.clock.set(new Date('2026-11-19T04:30:00Z'));
    await sendUsage(server, [call({ amount: 5 })]);
    server.clock.set(new Date('2026-11-19T05:59:00Z'));
    await sendUsage(server, [call({ amount: 1 })]);
    expect(await mails()).toHaveLength(1);
    server.clock.set(new Date('2026-11-19T06:00:00Z'));
    await sendUsage(server, [call({ amount: 5 })]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Harbor Dental Group: 50% of a spending cap is reached',
      'Harbor Dental Group: 50% of a spending cap is reached',
    ]);
  });

  it('J7 a stop is for the dearest hour of what is sent at once, and names who called abroad', async () => {
    await setCaps({ hour: 10, day: 10 });
    const date = new Date(server.clock.now().getTime() - 3 * hour).toISOString();
    const home = { usageType: 'voice', to: '+12055550111' };
    await sendUsage(server, [
      call({ amount: 2, date }),
      call({ ...home, amount: 6, date }),
      call({ ...home, amount: 3, date, teammateId: owner.id }),
      call({ amount: 0.1 }),
    ]);
    const stops = (await state()).stops.map(({ kind, spent, country }) => [kind, spent, country]);
    expect(stops.toSorted()).toEqual([
      ['day', 11.1, 'PHL'],
      ['hour', 11, 'PHL'],
    ]);
  });

  it('J7 what an earlier day cost stops nothing today', async () => {
    await setCaps({ hour: 10 });
    const yesterday = new Date(server.clock.now().getTime() - 24 * hour).toISOString();
    await sendUsage(server, [call({ amount: 11, date: yesterday })]);
    expect((await state()).stops).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('J9 a lift holds until the end of the day, unless a higher cap is set', async () => {
    await setCaps({ day: 10, hour: 500, user: 501, country: 502 });
    const { after } = await server.db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select('after')
        .where('action', '=', 'spendGuard.update')
        .executeTakeFirstOrThrow(),
    );
    expect(after).toEqual({
      capHour: '500.00',
      capDay: '10.00',
      capUser: '501.00',
      capCountry: '502.00',
    });
    await sendUsage(server, [call({ amount: 11 })]);
    const [first] = (await state()).stops;
    expect((await lift(first?.id ?? '', { reason: ' ' })).status).toBe(400);
    expect((await lift(first?.id ?? '', { reason: 'Recall', cap: 10 })).body).toMatchObject({
      errors: [{ field: 'cap' }],
    });
    expect((await lift(first?.id ?? '', { reason: 'Recall calls' })).status).toBe(204);
    expect((await lift(first?.id ?? '', { reason: 'Again' })).status).toBe(409);
    expect((await state()).lifted).toMatchObject({ by: 'Maya Lopez', reason: 'Recall calls' });
    server.clock.advance(1000);
    const told = await mails();
    await sendUsage(server, [call({ amount: 30 })]);
    expect((await state()).stops).toEqual([]);
    expect(await mails()).toEqual(told);
    await setCaps({ day: 42 });
    await sendUsage(server, [call({ amount: 2 })]);
    const [second] = (await state()).stops;
    expect(second).toMatchObject({ kind: 'day', cap: 42, spent: 43 });
    expect((await lift(second?.id ?? '', { reason: 'Fine', cap: 60 })).status).toBe(204);
    expect((await get<SpendGuard>('/api/spend-guard')).caps.day).toBe(60);
    server.clock.advance(24 * hour);
    await setCaps({ day: 10 });
    await sendUsage(server, [call({ amount: 10 })]);
    expect((await state()).stops).toMatchObject([{ kind: 'day', cap: 10, spent: 10 }]);
  });

  it('J9 the hour counts again from nothing once its stop is lifted to a higher cap', async () => {
    await setCaps({ hour: 10 });
    await sendUsage(server, [call({ amount: 10 })]);
    const [stop] = (await state()).stops;
    await lift(stop?.id ?? '', { reason: 'Fine', cap: 12 });
    server.clock.advance(60_000);
    await sendUsage(server, [call({ amount: 5 })]);
    expect((await state()).stops).toEqual([]);
    server.clock.advance(60_000);
    await sendUsage(server, [call({ amount: 7 })]);
    expect((await state()).stops).toMatchObject([{ kind: 'hour', cap: 12, spent: 12 }]);
  });

  it('J7 low credit is mailed once a day on which it is used', async () => {
    const low = async () =>
      server.db.system((tx) =>
        tx
          .selectFrom('mail_outbox')
          .select(['subject', 'body_text'])
          .where('tenant_id', '=', tenantId)
          .where('kind', '=', 'lowCredit')
          .orderBy('id')
          .execute(),
      );
    const home = (amount: number, ago = 0) =>
      call({
        amount,
        usageType: 'voice',
        to: '+12055550111',
        date: new Date(server.clock.now().getTime() - ago * 24 * hour).toISOString(),
      });
    await setCaps({ hour: 9000, day: 9000, user: 9000, country: 9000 });
    await sendUsage(server, [home(450, 2)]);
    expect(await low()).toHaveLength(0);
    await sendUsage(server, [home(6)]);
    await sendUsage(server, [home(1)]);
    expect(await low()).toMatchObject([{ subject: 'Harbor Dental Group: your credit runs low' }]);
    expect((await low())[0]?.body_text).toContain('Your credit lasts about 2 days.');
    server.clock.advance(24 * hour);
    await sendUsage(server, [home(60)]);
    expect((await low()).map(({ subject }) => subject)).toEqual([
      'Harbor Dental Group: your credit runs low',
      'Harbor Dental Group: your credit is used up',
    ]);
    expect(await mayCall(server, { tenantId, to: '+819055550101' })).toMatchObject({
      because: 'noCredit',
    });
  });

  it('annex E2 J9 suspended, and after its trial, an account calls emergency numbers alone', async () => {
    const set = (values: object) =>
      server.db.system((tx) =>
        tx.updateTable('tenant').set(values).where('id', '=', tenantId).execute(),
      );
    const may = (to: string) => mayCall(server, { tenantId, to });
    await set({ is_trial: true, trial_ends_at: new Date(server.clock.now().getTime() + hour) });
    expect(await may('+12055550111')).toMatchObject({ isAllowed: true });
    server.clock.advance(hour);
    expect(await may('+12055550111')).toMatchObject({ isAllowed: false, because: 'trialOver' });
    expect(await may('911')).toMatchObject({ isAllowed: true });
    await set({ is_trial: false });
    expect(await may('+12055550111')).toMatchObject({ isAllowed: true });
    await set({ status: 'suspended' });
    expect(await may('+12055550111')).toMatchObject({ isAllowed: false, because: 'suspended' });
    expect(await may('911')).toMatchObject({ isAllowed: true });
  });

  it('J7 a user and a country are stopped without the others', async () => {
    await setCaps({ user: 5, country: 8 });
    const tomas = await server.makePerson(tenantId, { firstName: 'Tomás' });
    await sendUsage(server, [call({ amount: 5 })]);
    const may = (to: string, teammateId: string) => mayCall(server, { tenantId, to, teammateId });
    expect((await may('+819055550101', kenji.id)).because).toBe('stopped');
    expect((await may('+639175550101', tomas.id)).isAllowed).toBe(true);
    await sendUsage(server, [call({ amount: 3, teammateId: tomas.id })]);
    expect((await may('+639175550101', tomas.id)).because).toBe('stopped');
    expect((await may('+819055550101', tomas.id)).isAllowed).toBe(true);
    expect((await state()).stops.map(({ subjectName }) => subjectName)).toEqual([
      'Philippines',
      'Kenji Watanabe',
    ]);
  });

  it('J7 an hour five times its usual and a call abroad at night are told of', async () => {
    for (let ago = 7; ago >= 1; ago -= 1) {
      const date = new Date(server.clock.now().getTime() - ago * 24 * hour).toISOString();
      await sendUsage(server, [
        call({ amount: 1.5, usageType: 'voice', to: '+12055550111', date }),
      ]);
    }
    // 0.35 is what this hour costs on one of the last 30 days.
    await sendUsage(server, [call({ amount: 1.74 })]);
    expect(await mails()).toHaveLength(0);
    await sendUsage(server, [call({ amount: 0.01 })]);
    await sendUsage(server, [call({ amount: 1 })]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Harbor Dental Group: hourly spend 5 times higher than usual',
    ]);
    const nights = ['19T03:30', '19T07:30', '20T07:30', '21T04:00'];
    const told = [];
    for (const time of nights) {
      server.clock.set(new Date(`2026-11-${time}:00Z`));
      await sendUsage(server, [call({ amount: 0.2 })]);
      told.push((await mails()).slice(1).map(({ subject }) => subject));
    }
    const night = 'Harbor Dental Group: a call abroad at night';
    expect(told.map((subjects) => subjects.length)).toEqual([1, 1, 2, 3]);
    expect(new Set(told.flat())).toEqual(new Set([night]));
  });
});
