import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findAsterisk } from './lib/asterisk.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `npm run start:calls`: the portal with demo data as `npm start` has it, and an exchange beside it,
 * so that saved routing rings phones. It names two phones of the demo and how they are called. Settings
 * of docs/operating.md and docs/exchange.md may be given.
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
  const trunks = process.env.TRUNKS_FILE ?? join(root, 'exchange', 'loopback-trunk.json');
  const own = { EXCHANGE_KEY: key, PORTAL_URL: url, TRUNKS_FILE: trunks };
  // A line for each request would push what is named here off the screen.
  const env = { LOG_LEVEL: 'warn', ...process.env, ...own };
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
  if (process.env.DEMO === '0') return;
  try {
    await tellPhones(env, port, exchange);
  } catch (error) {
    console.error(`No phones of the demo are named here: ${error.message}`);
  }
}

/** Two phones of the demo, and calls that ring them, once SIP is there. */
async function tellPhones(env, port, exchange) {
  // An older Node, on which this may be begun, reads no TypeScript.
  const { answersSip } = await import('../exchange/src/asterisk/sip-options.ts');
  const { demoPhones } = await import('./lib/demo-portal.mjs');
  const { PUBLIC_URL, SIP_ADDRESS: address = '127.0.0.1', SIP_PORT: sipPort = '5060' } = env;
  const isTaken = () => answersSip({ address, port: Number(sipPort) }, 500);
  while (exchange.exitCode === null && !(await isTaken())) await pause(200);
  if (exchange.exitCode !== null) return;
  const phones = await demoPhones(PUBLIC_URL ?? `http://localhost:${port}`);
  const rows = phones.map(
    ({ name, username, password }) =>
      `    ${name.padEnd(16)} user ${username}  password ${password}`,
  );
  console.log(`
  Phones of the demo sign in at ${address}:${sipPort}, by UDP:
${rows.join('\n')}

  Calls come in from the loopback trunk, 127.0.0.2:
    npm run call -- ${phones[0].number}              rings ${phones[0].name}
    npm run call -- +12515550100 --press 3    rings both in the hours of the main line
`);
}

async function isReady(url) {
  try {
    return (await fetch(new URL('/readyz', url))).ok;
  } catch {
    return false;
  }
}
