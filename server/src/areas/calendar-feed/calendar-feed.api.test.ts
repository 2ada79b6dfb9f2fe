import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, startTestServer, type TestPerson } from '../../../test/harness.ts';

describeApi('the calendar link of an account', ({ server }) => {
  let owner: TestPerson;
  let tenantId: string;

  beforeEach(async () => {
    const { makeTenant, makePerson, db } = server();
    tenantId = await makeTenant();
    owner = await makePerson(tenantId, { isTenantOwner: true });
    const hours = { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false };
    const day = { from: '2026-12-25', to: '2026-12-25', closed: true, intervals: [] };
    const date = { id: newId(), name: 'Christmas Day', repeatsYearly: true, ...day };
    await db.tenant(tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id: newId(),
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify({ ...hours, dates: [date] }),
        })
        .execute(),
    );
  });

  const path = '/api/calendarfeed';
  const make = async (by = owner) => {
    const { status, body } = await server().call(by, 'POST', path);
    expect(status).toBe(201);
    return String(body.address);
  };
  const read = (address: string) =>
    server().app.inject({ method: 'GET', url: new URL(address).pathname });

  it('is read without a session, and tells the dates of the numbers', async () => {
    const answer = await read(await make());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    expect(answer.body).toContain('SUMMARY:Main line is closed: Christmas Day');
    expect(answer.body).toContain('RRULE:FREQ=YEARLY');
  });

  it('is shown once: afterwards only that there is one, and who made it', async () => {
    expect((await server().call(owner, 'GET', path)).body).toEqual({ feed: null });
    const address = await make();
    const { body } = await server().call(owner, 'GET', path);
    expect(body).toMatchObject({ feed: { createdBy: owner.fullName } });
    expect(JSON.stringify(body)).not.toContain(new URL(address).pathname.slice(10, 30));
  });

  it('stops working when a new one is made, and when it is turned off', async () => {
    const first = await make();
    const second = await make();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect((await server().call(owner, 'DELETE', path)).status).toBe(204);
    expect((await read(second)).statusCode).toBe(404);
    expect((await server().call(owner, 'DELETE', path)).status).toBe(204);
  });

  it('tells nothing of another account, to no secret that is guessed, and none that was closed', async () => {
    const address = await make();
    const other = await server().makeTenant();
    const stranger = await server().makePerson(other, { isTenantOwner: true });
    expect((await read(await make(stranger))).body).not.toContain('Main line');
    expect((await read(`http://x/calendar/${'A'.repeat(43)}.ics`)).statusCode).toBe(404);
    expect((await read('http://x/calendar/short.ics')).statusCode).toBe(400);
    await server().db.system((tx) =>
      tx.updateTable('tenant').set({ status: 'cancel' }).where('id', '=', tenantId).execute(),
    );
    expect((await read(address)).statusCode).toBe(404);
  });

  it('belongs to admins', async () => {
    const standard = await server().makePerson(tenantId);
    expect(codeOf(await server().call(standard, 'POST', path))).toBe('FORBIDDEN');
    expect(codeOf(await server().call(standard, 'GET', path))).toBe('FORBIDDEN');
  });

  it('leaves no secret in the history or the table', async () => {
    const secret = new URL(await make()).pathname.slice('/calendar/'.length, -'.ics'.length);
    await make();
    await server().call(owner, 'DELETE', path);
    const { entries, kept } = await server().db.system(async (tx) => ({
      entries: await tx
        .selectFrom('audit_entry')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('seq')
        .execute(),
      kept: await tx.selectFrom('calendar_feed').selectAll().execute(),
    }));
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['calendarFeed.make', { link: 'changed' }],
      ['calendarFeed.renew', { link: 'changed' }],
      ['calendarFeed.end', null],
    ]);
    expect(JSON.stringify([entries, kept])).not.toContain(secret);
  });
});

it('whoever guesses links is counted by address, as every caller is', async () => {
  const server = await startTestServer({ env: { CALLS_PER_ADDRESS: '5' } });
  const guess = () => server.app.inject({ method: 'GET', url: `/calendar/${'A'.repeat(43)}.ics` });
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push((await guess()).statusCode);
  await server.close();
  expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429]);
});
