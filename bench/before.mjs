/**
 * The users listing of this tree against that of a former commit, in turn in a cold browser (P3);
 * the one that stands for it is the last before the server painted the first rows.
 *
 *   node bench/before.mjs [runs] [fast|slow] [commit]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtTree, git } from '../scripts/lib/former-tree.mjs';
import { freePort } from '../scripts/lib/postgres.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { root } from '../scripts/lib/toolchain.mjs';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { argument, leaveOut, number, report } from './lib/bench.mjs';
import { makeFolder } from './lib/portal.mjs';
import { measurePages } from './page-meter.mjs';

const runs = number(0, 5, 1);
const profile = argument(1, 'slow', 'fast');
const ref = argument(2, 'bde75d22');
const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
if (!commit) leaveOut(`git does not know ${ref}, as in a shallow clone.`);

const folder = makeFolder();
const servers = [];
try {
  const tree = await builtTree(commit);
  if (!tree || (await buildAll()) !== 0) throw new Error('The build failed.');
  const pages = [];
  for (const [name, from] of [
    ['this tree', root],
    [ref, tree],
  ]) {
    const url = await startIn(from);
    pages.push({
      name,
      url: `${url}/admin-settings/users/listing`,
      ready: 'a[href*="/users/edit/"]',
      state: await signIn(url),
    });
  }
  tell(await measurePages(pages, { runs, profile }));
} finally {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Starts the portal of a tree in a process of its own, and answers its address. */
async function startIn(tree) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', DEMO: '1', PORT: `${port}` };
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: tree,
    env: { ...env, DATA_DIR: join(folder, `${servers.length}`), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The portal in ${tree} did not start.`);
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
  return `http://localhost:${port}`;
}

function tell(measured) {
  const [now, before] = measured.values();
  const whole = (value, unit) => `${value.toFixed(0)} ${unit}`;
  const againstReady = (row, key) => `${(row[key] / before.ready).toFixed(2)}x`;
  report(
    {
      before: [...measured].map(([name, row]) => ({
        'users listing': name,
        JavaScript: whole(row.jsKb, 'kB'),
        requests: `${row.requests}`,
        'first paint': `${(row.paint / before.paint).toFixed(2)}x`,
        'rows shown': againstReady(row, 'ready'),
        'rows that can be used': againstReady(row, 'usable'),
        'in milliseconds': whole(row.usable, 'ms'),
      })),
    },
    {
      P3: `against ${ref} shown ${againstReady(now, 'ready')}, can be used ${againstReady(now, 'usable')}`,
      P19: `${now.requests} requests`,
    },
  );
}
