import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createCallReportWork, nextReport, reportedDays } from './report.ts';

const chicago = 'America/Chicago';

it('[LOG-04] comes on the next morning of the account, before and after a change of clocks', () => {
  const next = (every: 'day' | 'week' | 'month', now: string) =>
    nextReport(every, chicago, new Date(now)).toISOString();
  // Clocks go forward on Sunday, March 8, 2026.
  expect(next('day', '2026-03-07T13:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
  expect(next('day', '2026-03-07T12:59:00Z')).toBe('2026-03-07T13:00:00.000Z');
  expect(next('week', '2026-03-04T18:00:00Z')).toBe('2026-03-09T12:00:00.000Z');
  expect(next('month', '2026-03-04T18:00:00Z')).toBe('2026-04-01T12:00:00.000Z');
});

it('[LOG-04] is about the whole days, weeks and months that are over', () => {
  const now = new Date('2026-03-09T12:00:00Z');
  expect(reportedDays('day', chicago, now)).toEqual({
    startDate: '2026-03-08',
    endDate: '2026-03-08',
  });
  expect(reportedDays('week', chicago, now)).toEqual({
    startDate: '2026-03-02',
    endDate: '2026-03-08',
  });
  expect(reportedDays('month', chicago, now)).toEqual({
    startDate: '2026-02-01',
    endDate: '2026-02-28',
  });
});

it.each(['day', 'week', 'month'] as const)(
  '[LOG-04] has every day of a year once by the %s, however late a report goes out',
  (every) => {
    const dayAfter = (day: string) =>
      new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    let due = nextReport(every, chicago, new Date('2026-01-01T12:00:00Z'));
    let { endDate: last } = reportedDays(every, chicago, due);
    for (let at = 1; due < new Date('2027-01-02T00:00:00Z'); at += 1) {
      due = nextReport(every, chicago, due);
      const late = new Date(due.getTime() + (at % 23) * 3_600_000);
      const { startDate, endDate } = reportedDays(every, chicago, late);
      expect(startDate).toBe(dayAfter(last));
      last = endDate;
    }
  },
);

describeApi('reports of calls', ({ server }) => {
  let admin: TestPerson;
  let kenji: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    admin = await server().makePerson(tenantId, { isTenantOwner: true });
    kenji = await server().makePerson(tenantId, { role: 'standard' });
    await server().db.system((tx) =>
      tx.updateTable('tenant').set({ time_zone: chicago }).where('id', '=', tenantId).execute(),
    );
  });

  const put = (person: TestPerson, every: 'day' | 'week' | 'month' | null) =>
    server().call(person, 'PUT', '/api/call-log/report', { body: { every } });
  /** Works off what is due a day later, with a call of today. */
  const afterADay = async () => {
    const { db, clock } = server();
    const called = clock.now();
    await db.system((tx) =>
      tx
        .insertInto('usage_record')
        .values({
          id: newId(),
          tenant_id: admin.tenantId,
          date: called,
          usage_type: 'voice',
          direction: 'inbound',
          from_number: '+12055550111',
          to_number: '+12515550100',
          teammate_id: null,
          teammate_name: '',
          duration: 60,
          units: 1,
          rate: '0.0000',
          amount: '0.00',
          currency: 'usd',
          outcome: 'answered',
          outcome_by: null,
          outcome_by_id: null,
          wait: 9,
        })
        .execute(),
    );
    clock.advance(31 * 3_600_000);
    const work = createDueWork({ db, clock, log: { warn() {} } }, [
      createCallReportWork({ db, clock, publicUrl: 'https://portal.test' }),
    ]);
    await work.run();
    await work.stop();
    return db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject', 'body_text'])
        .where('tenant_id', '=', admin.tenantId)
        .where('kind', '=', 'callReport')
        .orderBy('created_at')
        .execute(),
    );
  };

  it('[LOG-04] mails what the reader may see, with a link to those days, and goes on', async () => {
    await put(admin, 'day');
    await put(kenji, 'day');
    const mails = await afterADay();
    const bodyOf = (person: TestPerson) =>
      mails.filter(({ recipient }) => recipient === person.email).at(-1)?.body_text;
    expect(bodyOf(admin)).toContain('/admin-settings/company/usage/calls?start=');
    expect(bodyOf(admin)).toMatch(/\b1\b/);
    expect(bodyOf(kenji)).toContain('/your-settings/calls?start=');
    const due = await server().db.system((tx) =>
      tx.selectFrom('due_work').select('due_at').where('tenant_id', '=', admin.tenantId).execute(),
    );
    expect(due.filter((row) => row.due_at > server().clock.now())).toHaveLength(2);
  });

  it('[LOG-04] ends when nobody wants it any more', async () => {
    await put(admin, 'day');
    const { body } = await put(admin, null);
    expect(body).toEqual({ every: null });
    expect(await afterADay()).toEqual([]);
  });
});
