/**
 * Hot reload (P16): a remote runs from source against a running portal, and an edit of one of its
 * pages is timed from the write of the file to the new words in the open page.
 *
 *   node bench/dev-remote.mjs [edits]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { needBrowser } from '../scripts/lib/browser.mjs';
import { freePort } from '../scripts/lib/postgres.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { root } from '../scripts/lib/toolchain.mjs';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { number, report } from './lib/bench.mjs';
import { makeFolder, middle, partOf, startPortal } from './lib/portal.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const edits = number(0, 10, 2);
const remote = 'mfe-compliance';
const dataDir = makeFolder();
const copy = join(root, '.cache', 'bench-from-source', remote);
const supportKey = 'support-key-of-the-bench';
let command;

/** A copy of the remote's sources inside the workspace, which the bench may change. */
function copySources() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'remote.json', 'package.json', 'rspack.config.ts'])
    cpSync(join(root, remote, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, remote, 'node_modules'), join(copy, 'node_modules'));
}

/** Runs the copy from source; answers the link that opens it in a browser. */
async function runFromSource(portal) {
  const port = `${await freePort()}`;
  const args = ['scripts/dev-remote.mjs', copy, '--against', portal, '--port', port];
  command = spawn(process.execPath, args, { cwd: root });
  let said = '';
  return new Promise((resolve, reject) => {
    command.on('exit', (code) => reject(new Error(`dev:remote ended with ${code}.\n${said}`)));
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        const link = /http\S+\?preview=\S+/.exec(said)?.[0];
        if (link) resolve({ link, port });
      });
    }
  });
}

async function confirm(page, link) {
  await page.goto(link);
  await page.getByLabel(/key/i).fill(supportKey);
  await page.getByLabel(/name/i).fill('Ines Duarte');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run from source' }).click();
  await page.waitForURL(/\/auth\/login/, { waitUntil: 'commit' });
}

/** Opens the form of a brand, and waits until it listens for changes. */
async function openForm(page, origin, port) {
  const listens = new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes(`:${port}`)) socket.on('framereceived', resolve);
    });
  });
  await page.goto(`${origin}/admin-settings/compliance/brands/add`);
  await Promise.all([listens, page.getByLabel('Legal company name').waitFor()]);
}

/** Runs in the page: the moment at which a heading of these words stands in it. */
function headingStands(words) {
  return new Promise((resolve) => {
    const look = () => {
      const stands = [...document.querySelectorAll('h2, h3')].some(
        ({ textContent }) => textContent === words,
      );
      if (stands) resolve(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function measureEdits(page) {
  const file = join(copy, 'src', 'brand-form', 'company-step.tsx');
  const source = readFileSync(file, 'utf8');
  const wanted = 't(messages.whoTitle)';
  if (!source.includes(wanted)) throw new Error(`${file} has no ${wanted}.`);
  const times = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const words = `Edit number ${edit}`;
    const stands = page.evaluate(headingStands, words);
    const written = Date.now();
    writeFileSync(file, source.replace(wanted, `"${words}"`));
    times.push((await stands) - written);
  }
  return times;
}

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  copySources();
  // A portal in production serves published versions only.
  const environment = {
    NODE_ENV: 'development',
    DEMO: '1',
    DATA_DIR: dataDir,
    SUPPORT_KEY: supportKey,
  };
  const portal = await startPortal(environment);
  const { link, port } = await runFromSource(portal.url);
  const browser = await chromium.launch({ executablePath: needBrowser(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await confirm(page, link);
  await context.addCookies((await signIn(portal.url)).cookies);
  await openForm(page, portal.url, port);
  const times = await measureEdits(page);
  await browser.close();
  const milliseconds = (time) => `${time.toFixed(0)} ms`;
  report(
    {
      edit: [
        {
          'an edit of a page': 'in the open page',
          median: milliseconds(middle(times)),
          longest: milliseconds(partOf(times, 0.99)),
          target: '500 ms',
        },
      ],
    },
    { P16: `hot reload ${milliseconds(middle(times))}` },
  );
} finally {
  if (command?.exitCode === null) {
    const ended = once(command, 'exit');
    command.removeAllListeners('exit');
    command.kill('SIGTERM');
    await Promise.race([ended, once(command, 'close')]);
  }
  rmSync(copy, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
