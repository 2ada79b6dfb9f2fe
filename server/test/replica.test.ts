import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usageCounts } from '@jackfield/contract/api/usage';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, type OwnPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { bothDatabases, startTestServer, type TestPerson, type TestServer } from './harness.ts';
import { onServer } from './postgres-template.ts';
import { sendUsage, supportKey, usageOf } from './usage-records.ts';

const hasTools =
  bothDatabases.includes('postgres') && findPostgres({ program: 'pg_basebackup' }) !== null;

describe.runIf(hasTools)('a replica for reads that may be late', () => {
  let dataDir: string;
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  let server: TestServer;
  let owner: TestPerson;
  let isLost = false;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'jackfield-replica-'));
    primary = (await startPostgres())!;
    replica = (await startPostgres({ follows: primary.url }))!;
    const drop = async () => undefined;
    server = await startTestServer({
      on: { dataDir, databaseUrl: primary.url, drop },
      env: { DATABASE_READ_URL: replica.url, SUPPORT_KEY: supportKey },
    });
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });
  afterAll(async () => {
    await server.close();
    if (!isLost) replica.stop();
    primary.stop();
    await rm(dataDir, { recursive: true });
  });

  const onReplica = (statement: string) =>
    onServer(replica.url, (client) => client.query(statement));
  const call = () => sendUsage(server, [usageOf(server, { tenantId: owner.tenantId })]);
  const get = async (path: string) => (await server.call(owner, 'GET', path)).body;
  const linesOf = async (path: string) =>
    String((await get(path)).text)
      .trim()
      .split('\r\n').length - 1;
  const charted = async () => {
    const day = (away: number) =>
      new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10);
    const path = `/api/usage/counts?startDate=${day(-2)}&endDate=${day(1)}`;
    const { days } = v.parse(usageCounts.answer, await get(path));
    return days.reduce((sum, { outbound }) => sum + outbound, 0);
  };
  const counts = async () => ({
    listed: (await get('/api/usage')).total,
    charted: await charted(),
    summed: (await get('/api/usage/totals')).count,
    filed: await linesOf('/api/usage/export'),
    figured: (await get('/api/call-log/figures')).calls,
    callsFiled: await linesOf('/api/call-log/export'),
  });
  const all = (count: number) => ({
    listed: count,
    charted: count,
    summed: count,
    filed: count,
    figured: count,
    callsFiled: count,
  });

  it('answers charts and files, and no list', async () => {
    await call();
    await expect.poll(counts).toEqual(all(1));
    await onReplica('select pg_wal_replay_pause()');
    await call();
    expect(await counts()).toEqual({ ...all(1), listed: 2 });
    await onReplica('select pg_wal_replay_resume()');
    await expect.poll(counts).toEqual(all(2));
  });

  it('shows an account its own rows alone', async () => {
    const other = await server.makeTenant();
    await sendUsage(server, [usageOf(server, { tenantId: other })]);
    const seen = (tenantId: string) =>
      server.db.readLate(tenantId, (tx) =>
        tx.selectFrom('usage_record').select('tenant_id').distinct().execute(),
      );
    await expect.poll(() => seen(other)).toEqual([{ tenant_id: other }]);
    expect(await seen(owner.tenantId)).toEqual([{ tenant_id: owner.tenantId }]);
  });

  it('that is away leaves them to the server, which counts it', async () => {
    expect(server.db.load().replicaFailures).toBe(0);
    replica.lose();
    isLost = true;
    await call();
    expect(await counts()).toEqual(all(3));
    expect(server.db.load().replicaFailures).toBe(1);
  });
});
