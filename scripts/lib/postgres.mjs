import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Folder of PostgreSQL's programs, or null when the machine has none.
 *
 * @param wanted.program one that has to be there
 * @param wanted.version major version; the newest from 15 on unless given
 */
export function findPostgres({ program = 'initdb', version } = {}) {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .filter((n) => (version === undefined ? n >= 15 : n === version))
    : [];
  const debian = versions.toSorted((a, b) => b - a).map((found) => join(base, `${found}`, 'bin'));
  const candidates = [process.env.PG_BIN, ...debian, pathFolder()].filter(Boolean);
  return candidates.find((folder) => existsSync(join(folder, program))) ?? null;
}

function pathFolder() {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/**
 * Starts a throw-away PostgreSQL on this machine, for tests and benchmarks.
 *
 * @param on.data a data directory that is there already, and stays
 * @param on.follows address of another one, of which this is a replica
 * @returns its address and functions that end it: `stop`, and `lose`, which kills it as a lost
 *   machine would. Both remove its folder.
 */
export async function startPostgres({ data: given, follows } = {}) {
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-pg-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  // initdb refuses to run as root, so root hands the folder to the postgres user.
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const exec = (program, args) => {
    const command = [join(bin, program), ...args];
    const [file, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' });
  };
  const data = given ?? join(folder, 'data');
  if (follows) exec('pg_basebackup', ['-D', data, '-d', follows, '-R', '-c', 'fast', '--no-sync']);
  else if (!given)
    exec('initdb', ['-D', data, '-U', 'jackfield', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off -c synchronous_commit=off`;
  exec('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  if (!given && !follows)
    exec('createdb', ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'jackfield', 'jackfield']);
  // What is still ending may write into it.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return {
    url: `postgres://jackfield@127.0.0.1:${port}/jackfield`,
    stop() {
      exec('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      remove();
    },
    lose() {
      process.kill(
        Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
        'SIGKILL',
      );
      remove();
    },
  };
}

/** A port that nobody listens on at the moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
