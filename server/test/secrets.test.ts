import type { Endpoint } from '@jackfield/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { describeApi } from './each-database.ts';
import { type CallOptions, type TestPerson, testSecrets } from './harness.ts';
import { isOfPages, neededQuery, pathOf, samplesOf } from './own-requests.ts';
import { makeWholeAccount, type WholeAccount } from './whole-account.ts';

/** Hundreds of calls, each of them short. */
const timeout = 120_000;

const sipPassword = 'Lantern-Road27';
const pinHash = 'hash-of-a-voicemail-pin';
const passwordHash = 'hash-of-a-password';
const linkHash = 'hash-of-a-calendar-link';

/** Calls that show what a device signs in with, to whom it is for. */
const looks = ['device.ofTeammate', 'device.reveal'];

/** Somebody who calls, and in whose name. */
interface Caller {
  readonly name: string;
  readonly person: TestPerson;
  readonly as?: CallOptions;
  readonly sees: readonly string[];
}

describeApi('secrets of an account', ({ server }) => {
  let account: WholeAccount;
  let admin: TestPerson;
  let callers: Caller[];

  const plant = () =>
    server().db.system(async (tx) => {
      const { tenantId, ids } = account;
      const about = `device:${tenantId}:${ids.device}`;
      await tx
        .updateTable('device')
        .set({ sip_password: testSecrets.seal(sipPassword, about) })
        .where('id', '=', ids.device)
        .execute();
      await tx
        .updateTable('teammate')
        .set({ voicemail_pin_hash: pinHash })
        .where('tenant_id', '=', tenantId)
        .execute();
      await sql`delete from password where teammate_id = ${ids.teammate}`.execute(tx);
      await sql`delete from calendar_feed where tenant_id = ${tenantId}`.execute(tx);
      await sql`insert into password (tenant_id, teammate_id, hash, changed_at)
        values (${tenantId}, ${ids.teammate}, ${passwordHash}, now())`.execute(tx);
      await sql`insert into calendar_feed (tenant_id, token_hash, created_by, created_at)
        values (${tenantId}, ${linkHash}, 'Ana', now())`.execute(tx);
    });

  /** What is stored of all secrets, as text. */
  const stored = () =>
    server().db.system(async (tx) => {
      const { tenantId } = account;
      const tables = ['password', 'passkey', 'calendar_feed', 'recovery_code'];
      const rows = await Promise.all(
        tables.map(async (table) => {
          const found = await sql<{ row: unknown }>`select to_jsonb(t) as row
            from ${sql.table(table)} t where tenant_id = ${tenantId} order by 1`.execute(tx);
          return found.rows;
        }),
      );
      const pins = await sql`select id, voicemail_pin_hash from teammate
        where tenant_id = ${tenantId} order by id`.execute(tx);
      const devices = await sql`select id, sip_password from device
        where tenant_id = ${tenantId} order by id`.execute(tx);
      const apps = await sql`select teammate_id, app_secret, app_pending from second_step
        where tenant_id = ${tenantId} and coalesce(app_secret, app_pending) is not null`.execute(
        tx,
      );
      return JSON.stringify([rows, pins.rows, devices.rows, apps.rows]);
    });

  beforeAll(async () => {
    account = await makeWholeAccount(server());
    const { tenantId, owner, ids } = account;
    admin = await server().makePerson(tenantId, { role: 'admin' });
    const own = { id: ids.teammate, tenantId, email: '', fullName: 'Ben' };
    const other = await server().makePerson(tenantId);
    // Who has just shown the second step is not asked before a secret is shown.
    const second_step_at = server().clock.now();
    await server().db.system((tx) =>
      tx.updateTable('session').set({ second_step_at }).where('id', '=', own.id).execute(),
    );
    const support = { id: newId(), tenantId: '', email: '', fullName: 'Support' };
    await plant();
    const acting = (impersonator: TestPerson, isReadOnly: boolean) => ({
      as: { impersonator, isReadOnly },
      sees: [],
    });
    callers = [
      { name: 'owner', person: owner, sees: looks },
      { name: 'admin', person: admin, sees: looks },
      { name: 'the person', person: own, sees: looks },
      { name: 'somebody else', person: other, sees: [] },
      { name: 'admin acting as the person', person: own, ...acting(admin, false) },
      { name: 'support looking as an admin', person: admin, ...acting(support, true) },
      { name: 'support acting as an admin', person: admin, ...acting(support, false) },
      { name: 'support acting as the person', person: own, ...acting(support, false) },
    ];
  });

  const endpoints = () => [...server().app.services.endpoints.values()].filter(isOfPages);
  const send = async ({ person, as }: Caller, endpoint: Endpoint, body?: unknown) => {
    const query = new URLSearchParams(neededQuery(endpoint, account));
    const path = `${pathOf(endpoint, account)}?${query}`;
    const version = { version: 1 };
    return server().call(person, endpoint.method, path, {
      ...as,
      ...version,
      ...(body !== undefined && { body }),
    });
  };

  it('are shown by two calls, to owners of them and admins, never to who acts for them', {
    timeout,
  }, async () => {
    const reading = endpoints().filter(
      ({ id, method }) => method === 'GET' || id === 'device.reveal',
    );
    expect(reading.length).toBeGreaterThan(80);
    for (const caller of callers) {
      const shown: string[] = [];
      const hashes: string[] = [];
      for (const endpoint of reading) {
        const { body } = await send(caller, endpoint);
        const text = JSON.stringify(body);
        if (text.includes(sipPassword)) shown.push(endpoint.id);
        if (/hash-of-a/.test(text)) hashes.push(endpoint.id);
      }
      expect([caller.name, shown.sort(), hashes]).toEqual([caller.name, caller.sees, []]);
    }
  });

  it('are set by nobody who acts as somebody else, and no new one is given out', {
    timeout,
  }, async () => {
    const acting = callers.filter(({ as }) => as !== undefined);
    const writing = endpoints().filter(({ method }) => method !== 'GET');
    let before = await stored();
    for (const caller of acting) {
      const wrong: string[] = [];
      for (const endpoint of writing) {
        const bodies = samplesOf(endpoint.body, [account.ids.teammate]);
        if (endpoint.id === 'teammate.update') bodies.push({ voicemailPin: '4711' });
        for (const body of bodies) {
          const { status, body: answer } = await send(caller, endpoint, body);
          const isGiven = /\/calendar\/|"(password|secret|codes)":/.test(JSON.stringify(answer));
          if (isGiven && status < 300) wrong.push(`${endpoint.id} gives`);
          if ((await stored()) === before) continue;
          wrong.push(`${endpoint.id} sets`);
          await plant();
          before = await stored();
        }
      }
      expect([caller.name, wrong]).toEqual([caller.name, []]);
    }
  });
});
