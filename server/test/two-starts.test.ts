import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../seeds/demo-accounts.ts';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/ids.ts';
import { startServer } from '../src/start.ts';
import { bothDatabases } from './harness.ts';
import { onServer } from './postgres-template.ts';

const accounts = new Set(demoAccounts.map(({ country }) => country)).size;
const address = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(bothDatabases.includes('postgres'))('two first starts at once', () => {
  it('on one empty database both come up, and the accounts are there once', async () => {
    const name = `starts_${newId().replaceAll('-', '')}`;
    const url = new URL(address);
    url.pathname = `/${name}`;
    await onServer(address, (client) => client.query(`create database ${name}`));
    const dataDir = await mkdtemp(join(tmpdir(), 'jackfield-starts-'));
    const env = { DATABASE_URL: url.href, DATA_DIR: dataDir, PORT: '0', DEMO: '1' };
    const start = () =>
      startServer({ config: readConfig(env), env, log: pino({ level: 'silent' }), web: false });
    const servers = await Promise.all([start(), start()]);
    try {
      for (const { app } of servers) {
        expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
      }
      const { rows } = await servers[0].db.pool.query(
        `select (select count(*) from tenant) as tenants,
          (select count(*) = count(distinct name) from schema_migration) as "isEachOnce",
          (select count(*) from signing_key) as keys`,
      );
      expect(rows).toEqual([{ tenants: accounts, isEachOnce: true, keys: 1 }]);
    } finally {
      for (const server of servers) await server.close();
      await onServer(address, (client) => client.query(`drop database ${name} with (force)`));
      await rm(dataDir, { recursive: true });
    }
  }, 120_000);
});
