import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/platform/open-database.ts';
import { prepared } from '../src/platform/scoped-client.ts';
import { openDoorbell } from '../src/relay/doorbell.ts';
import {
  bothDatabases,
  freshDatabase,
  startTestServer,
  type FreshDatabase,
  type TestPerson,
  type TestServer,
} from './harness.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { onServer } from './postgres-template.ts';

const idsIn = (list: Record<string, unknown>) =>
  v.parse(v.array(v.object({ id: v.string() })), list.items).map(({ id }) => id);

const hasBoth = bothDatabases.includes('postgres') && hasPgBouncer;

describe.runIf(hasBoth)('PostgreSQL behind PgBouncer in transaction mode', () => {
  let fresh: FreshDatabase;
  let bouncer: PgBouncer;
  let server: TestServer;
  const people: TestPerson[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase('postgres');
    const direct = fresh.directUrl ?? fresh.databaseUrl ?? '';
    bouncer = await startPgBouncer(direct, 2);
    fresh = { ...fresh, databaseUrl: bouncer.addressOf(direct), directUrl: direct };
    server = await startTestServer({ on: fresh });
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const account = await server.makeTenant();
      people.push(await server.makePerson(account, { isTenantOwner: true, lastName: name }));
    }
  });
  afterAll(async () => {
    await server.close();
    await bouncer.close();
    await fresh.drop();
  });

  it('keeps accounts apart, which follow each other on two connections', async () => {
    const versions = [1, 2, 3, 4, 5, 6, 7, 8];
    const rounds = async (person: TestPerson) => {
      const own = `/api/teammate/${person.id}`;
      const seen = [];
      for (const version of versions) {
        const change = {
          body: { title: `Title ${version}` },
          headers: { 'if-match': `"${version}"` },
        };
        const { status } = await server.call(person, 'PUT', own, change);
        const { body: list } = await server.call(person, 'GET', '/api/teammate');
        seen.push({ status, ids: idsIn(list) });
      }
      return seen;
    };
    const seen = await Promise.all(people.map(rounds));
    expect(seen).toEqual(people.map(({ id }) => versions.map(() => ({ status: 200, ids: [id] }))));
  });

  it('leaves no account and no role behind on a connection', async () => {
    await server.db.tenant(people[0]!.tenantId, async () => undefined);
    const { rows } = await onServer(fresh.databaseUrl ?? '', (client) =>
      client.query(
        `select current_user as role, current_setting('app.tenant_id', true) as account`,
      ),
    );
    expect(rows).toEqual([{ role: 'jackfield', account: '' }]);
  });

  it('has no statement prepared that another connection knows', async () => {
    const ask = () =>
      server.db.system((tx) => tx.selectFrom('tenant').select('id').modifyEnd(prepared).execute());
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map((rows) => rows.length)).toEqual(Array(20).fill(people.length));
  });

  it('ends a statement that takes too long', async () => {
    const limit = await server.db.tenant(people[0]!.tenantId, async (tx) => {
      const { rows } = await sql<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(tx);
      return rows[0]?.limit;
    });
    expect(limit).toBe('15s');
  });

  it('has one process hear what another one rings', async () => {
    const other = await openDatabase(fresh);
    const heard = vi.fn();
    const ends = { db: server.db, nodeId: 'one', onRing: vi.fn(), onError: vi.fn() };
    const one = await openDoorbell(ends);
    const two = await openDoorbell({ ...ends, db: other, nodeId: 'two', onRing: heard });
    one.ring([people[0]!.tenantId]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([people[0]!.tenantId]));
    await Promise.all([one.close(), two.close()]);
    await other.close();
  });
});
