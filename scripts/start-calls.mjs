import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findAsterisk } from './lib/asterisk.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `npm run start:calls`: the portal with demo data as `npm start` has it, and an exchange beside it,
 * so that saved routing rings phones. Settings of docs/operating.md and docs/exchange.md may be given.
 */
const run = (file, env) =>
  spawn(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit', env });

if (await onProductNode(import.meta.url)) await start();

async function start() {
  const asterisk = await findAsterisk();
  if (asterisk.lacks) {
    console.error(`Calls need Asterisk: ${asterisk.lacks}.`);
    process.exitCode = 1;
    return;
  }
  const key = process.env.EXCHANGE_KEY ?? randomBytes(32).toString('base64url');
  const port = process.env.PORT ?? '8080';
  const url = process.env.PORTAL_URL ?? `http://127.0.0.1:${port}`;
  const env = { ...process.env, EXCHANGE_KEY: key, PORTAL_URL: url };
  const children = [run('scripts/start.mjs', env)];
  const stop = () => children.map((child) => child.kill('SIGTERM'));
  // Ctrl-C reaches the children by itself, as they share the terminal.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', stop);
  const [portal] = children;
  portal.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
  while (portal.exitCode === null && !(await isReady(url))) await pause(500);
  if (portal.exitCode !== null) return;
  const exchange = run('exchange/src/main.ts', env);
  children.push(exchange);
  exchange.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}

async function isReady(url) {
  try {
    return (await fetch(new URL('/readyz', url))).ok;
  } catch {
    return false;
  }
}
