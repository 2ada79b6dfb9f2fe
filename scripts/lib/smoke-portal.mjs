import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitCodes, ReleaseError } from '../../shared/build/src/release-client.mjs';
import { freePort } from './postgres.mjs';
import { root } from './toolchain.mjs';

const patience = 120_000;
const newSecret = () => randomBytes(24).toString('base64url');

/** Settings of a portal that has nothing to do with any other on this machine. */
function environment(port, folder, { variant, token, key }) {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    DEMO: '1',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RELEASE_TOKEN: token,
    SUPPORT_KEY: key,
    // It is this portal that finds out.
    RELEASE_SMOKE: 'optional',
    ...(variant !== undefined && { VARIANT: variant }),
  };
}

/** Why a portal is not ready yet, in words; null when it is. */
async function unreadiness(url) {
  try {
    const answer = await fetch(`${url}/readyz`);
    return answer.ok ? null : `it answers ${answer.status} ${await answer.text()}`;
  } catch (error) {
    return `it does not answer (${error.cause?.code ?? error.message})`;
  }
}

/**
 * Starts a portal of this tree with demo data and data of its own, on a free port.
 *
 * @param {{variant?: string}} options
 * @returns its address, its token and support key, and how to end it
 * @throws {ReleaseError} with why it did not start, and the last lines that it wrote
 */
export async function startSmokePortal({ variant } = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-smoke-'));
  const secrets = { variant, token: newSecret(), key: newSecret() };
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: environment(port, folder, secrets),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4000);
    });
  }
  async function stop() {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  const refuse = async (why) => {
    await stop();
    const text = `The portal of the smoke did not start: ${why}.\n${output}`.trim();
    throw new ReleaseError(text, exitCodes.refused);
  };
  const deadline = Date.now() + patience;
  for (let why = await unreadiness(url); why !== null; why = await unreadiness(url)) {
    if (server.exitCode !== null) await refuse(`it ended with ${server.exitCode}`);
    if (Date.now() > deadline) await refuse(`after ${patience / 1000} s ${why}`);
    await wait(100);
  }
  return { url, token: secrets.token, supportKey: secrets.key, stop };
}
