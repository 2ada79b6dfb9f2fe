import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres, type OwnPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { newId } from '../src/platform/ids.ts';
import { bothDatabases, startTestServer, type TestPerson, type TestServer } from './harness.ts';
import { onServer } from './postgres-template.ts';

const commands = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const hasTools = bothDatabases.includes('postgres') && findPostgres() !== null;
/** Changes of each writer between two moments. */
const some = 25;

/** A person whose title is changed all the time, one change after the other. */
interface Writer {
  readonly person: TestPerson;
  /** Changes that the server has been asked for, and those that it has acknowledged. */
  asked: number;
  acknowledged: number;
}

describe.runIf(hasTools)('a PostgreSQL that is lost under load', () => {
  const writers: Writer[] = [];
  const fileId = newId();
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let lost: OwnPostgres;
  let point: { at: string; from: number[]; to: number[] };

  function start(...words: string[]) {
    const child = spawn(process.execPath, [commands, ...words], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const said: string[] = [];
    const lines = createInterface(child.stdout);
    for (const stream of [lines, createInterface(child.stderr)]) {
      stream.on('line', (line) => {
        said.push(line);
        // oxlint-disable-next-line no-console -- what the commands say of time and loss
        console.log(line);
      });
    }
    return {
      says: (text: string) =>
        new Promise<void>((resolve, reject) => {
          lines.on('line', (line) => line.includes(text) && resolve());
          lines.on('close', () => reject(new Error(`It has ended without '${text}'.`)));
        }),
      async stop() {
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
      },
      async end() {
        const [code] = await ended;
        return { code, said: said.join('\n') };
      },
    };
  }

  async function write(server: TestServer, writer: Writer): Promise<void> {
    const path = `/api/teammate/${writer.person.id}`;
    for (;;) {
      const version = writer.asked + 1;
      writer.asked = version;
      const body = { title: `${version}` };
      const { status } = await server.call(writer.person, 'PUT', path, { body, version });
      if (status !== 200) return;
      writer.acknowledged = version;
    }
  }

  async function someMore(): Promise<void> {
    const goal = writers.map(({ acknowledged }) => acknowledged + some);
    const isReached = () => writers.every(({ acknowledged }, at) => acknowledged >= goal[at]!);
    await vi.waitUntil(isReached, { timeout: 120_000 });
  }

  /** Number of the last change of each writer that a restored database has. */
  async function restored(name: string, ...asked: string[]): Promise<number[]> {
    const to = join(folder, name);
    const words = ['--from', join(folder, 'backup'), '--to', to, ...asked];
    expect(await start('restore', ...words).end()).toMatchObject({ code: 0 });
    expect(await readFile(join(to, 'files', writers[0]!.person.tenantId, fileId), 'utf8')).toBe(
      'hi',
    );
    const postgres = (await startPostgres({ data: join(to, 'database') }))!;
    const { rows } = await onServer(postgres.url, (client) =>
      client.query<{ id: string; title: string }>('select id, title from teammate'),
    );
    postgres.stop();
    const titles = new Map(rows.map(({ id, title }) => [id, Number(title)]));
    return writers.map(({ person }) => titles.get(person.id)!);
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jackfield-backup-'));
    // Started by root, the commands work as another user.
    await chmod(folder, 0o755);
    lost = (await startPostgres())!;
    const dataDir = join(folder, 'data');
    env = { DATABASE_URL: lost.url, DATA_DIR: dataDir };
    await onServer(lost.url, (client) =>
      client.query('alter database jackfield set synchronous_commit = on'),
    );
    const on = { dataDir, databaseUrl: lost.url, drop: async () => undefined };
    const server = await startTestServer({ on });
    for (let made = 0; made < 4; made += 1) {
      const person = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
      writers.push({ person, asked: 0, acknowledged: 0 });
    }
    await server.storage.put(writers[0]!.person.tenantId, fileId, Buffer.from('hi'), 'text/plain');
    const ends = writers.map((writer) => write(server, writer));
    await someMore();

    const following = start('backup', '--to', join(folder, 'backup'), '--follow');
    await following.says('Follows.');
    await someMore();
    const from = writers.map(({ acknowledged }) => acknowledged);
    const { rows } = await onServer(lost.url, (client) =>
      client.query<{ at: string }>("select to_json(clock_timestamp()) #>> '{}' as at"),
    );
    point = { at: rows[0]!.at, from, to: writers.map(({ asked }) => asked) };
    await someMore();

    await onServer(lost.url, async (client) => {
      await client.query("alter system set synchronous_standby_names = 'jackfield_backup'");
      await client.query('select pg_reload_conf()');
      const isSynchronous = async () => {
        const { rowCount } = await client.query(
          "select from pg_stat_replication where sync_state = 'sync'",
        );
        return rowCount === 1;
      };
      await vi.waitUntil(isSynchronous, { timeout: 60_000 });
    });
    await someMore();
    lost.lose();
    await Promise.all(ends);
    await following.stop();
    await server.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is restored to a point in time: all that was acknowledged before, nothing asked after', async () => {
    const found = await restored('point', '--at', point.at);
    const within = found.map((title, at) => point.from[at]! <= title && title <= point.to[at]!);
    expect(within, JSON.stringify({ found, point })).toEqual(writers.map(() => true));
  });

  it('is restored to its end: nothing is lost that was acknowledged while it waited for the backup', async () => {
    const found = await restored('end');
    const losses = found.map((title, at) => Math.max(0, writers[at]!.acknowledged - title));
    expect(losses).toEqual(writers.map(() => 0));
  });

  it('says up to when it can be restored, and leaves nothing of what cannot', async () => {
    const to = join(folder, 'late');
    const late = ['--from', join(folder, 'backup'), '--to', to, '--at', '2999-01-01T00:00:00Z'];
    const { code, said } = await start('restore', ...late).end();
    expect(code).toBe(1);
    expect(said).toMatch(/The last change that was backed up is of 20\d\d-.* before 2999/);
    expect(await readdir(to)).toEqual([]);
  });
});
