import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build-all.mjs';
import { root } from './folders.mjs';
import { createClient, exitCodes, ReleaseError } from './release-client.mjs';
import { packFolder } from './release-pack.mjs';
import { showStatus, sizeOf } from './release-status.mjs';

export const usage = `pnpm release <remote> publish|promote|rollback|status [version] [options]

  publish             builds the remote if its sources changed and uploads it; nothing live changes
  promote [version]   gives a version to people (default: the newest published one)
  rollback            ends the canary, or goes back to the previous version
  status              what is live, the last versions and moves

  --to <address>      portal (PORTAL_URL, http://localhost:8080)
  --variant <id>      variant (default: the one that the portal serves)
  --percent <n>       to a share of the tenants   --tenant <id>   to a tenant; may be repeated
  --auto-rollback     the portal rolls the canary back when it fails clearly more often
  --why <text>        reason, for promote and rollback
  RELEASE_TOKEN is needed to publish, SUPPORT_KEY for everything else.`;

const options = {
  to: { type: 'string' },
  variant: { type: 'string' },
  percent: { type: 'string' },
  tenant: { type: 'string', multiple: true },
  why: { type: 'string' },
  'auto-rollback': { type: 'boolean' },
};

function misused(message) {
  return new ReleaseError(message, exitCodes.usage);
}

function readCommand(args) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, verb, version, ...rest] = positionals;
    if (!name || !verb || rest.length > 0) throw misused(usage);
    return { ...values, verb, version, remote: name.startsWith('mfe-') ? name : `mfe-${name}` };
  } catch (error) {
    throw error instanceof ReleaseError ? error : misused(`${error.message}\n\n${usage}`);
  }
}

function secretOf(env, name) {
  if (!env[name]) throw misused(`Set ${name}.`);
  return env[name];
}

function percentOf(text) {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100)) {
    throw misused('--percent is a number from 0 to 100.');
  }
  return percent;
}

function audienceOf({ percent, tenant }) {
  if (percent === undefined && tenant === undefined) return 'all';
  return {
    ...(percent !== undefined && { percent: percentOf(percent) }),
    ...(tenant !== undefined && { tenants: tenant }),
  };
}

function progressOf() {
  if (!process.stderr.isTTY) return () => {};
  return (share) => {
    process.stderr.write(`\r  uploading ${Math.round(share * 100)} %${share === 1 ? '\n' : ''}`);
  };
}

async function publish({ remote }, { call, say }) {
  if (!existsSync(join(root, remote, 'remote.json')))
    throw misused(`There is no remote ${remote}.`);
  if ((await buildAll([remote.replace('mfe-', '')])) !== 0) {
    throw new ReleaseError(`${remote} could not be built (see above).`, exitCodes.refused);
  }
  const folder = join(root, remote, 'dist');
  const { version } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const body = await packFolder(folder);
  say(`${remote} ${version}: ${sizeOf(body.length)} packed`);
  const type = 'application/gzip';
  await call('POST', '/api/releases', { body, type, onProgress: progressOf() });
  say(`published ${remote} ${version}`);
}

async function newestOf({ remote, version }, call) {
  const { items } = await call('GET', `/api/releases/versions?remote=${remote}&limit=200`);
  const found = version ? items.find((item) => item.version === version) : items[0];
  if (!found) {
    throw new ReleaseError(`${remote} ${version ?? ''} is not published.`, exitCodes.refused);
  }
  return found;
}

async function pointerOf(command, call) {
  const { area } = await newestOf({ remote: command.remote }, call);
  const variant = command.variant ?? (await call('GET', '/api/releases')).variant;
  const path = `/api/releases/${encodeURIComponent(variant)}/${area}`;
  return { path, variant, pointer: await call('GET', path) };
}

const tellTo = (canary) =>
  canary ? `${canary.percent} % and ${canary.tenants.length} named tenants` : 'all';

async function promote(command, { call, say }) {
  if (!command.why) throw misused('Say why: --why "..."');
  const { remote, version } = await newestOf(command, call);
  const { path, variant, pointer } = await pointerOf(command, call);
  const body = { remote, version, audience: audienceOf(command), why: command.why };
  if (command['auto-rollback']) body.autoRollback = true;
  const after = await call('POST', `${path}/promote`, { body, version: pointer.version });
  say(`${variant} ${after.area}: ${remote} ${version} goes to ${tellTo(after.canary)}`);
}

async function rollBack(command, { call, say }) {
  if (!command.why) throw misused('Say why: --why "..."');
  const { path, variant, pointer } = await pointerOf(command, call);
  const body = { why: command.why };
  const after = await call('POST', `${path}/rollback`, { body, version: pointer.version });
  say(
    `${variant} ${after.area}: ${after.live?.remote} ${after.live?.version} is live again for all`,
  );
}

const commands = {
  publish: { run: publish, secret: ['x-release-token', 'RELEASE_TOKEN'] },
  promote: { run: promote, secret: ['x-support-key', 'SUPPORT_KEY'] },
  rollback: { run: rollBack, secret: ['x-support-key', 'SUPPORT_KEY'] },
  status: {
    run: (command, { call, say }) => showStatus(command, call, say),
    secret: ['x-support-key', 'SUPPORT_KEY'],
  },
};

/**
 * Runs one command of the release command line.
 *
 * @param {string[]} args what stands after `pnpm release`
 * @param {{env: NodeJS.ProcessEnv, say: (line: string) => void}} surroundings
 * @throws {ReleaseError} with one line and an exit code
 */
export async function runRelease(args, { env, say }) {
  const command = readCommand(args);
  const found = Object.hasOwn(commands, command.verb) ? commands[command.verb] : null;
  if (!found) throw misused(`There is no command ${command.verb}.\n\n${usage}`);
  const [header, setting] = found.secret;
  const address = command.to ?? env.PORTAL_URL ?? 'http://localhost:8080';
  if (!URL.canParse(address)) throw misused(`${address} is no address.`);
  const call = createClient(address, {
    [header]: secretOf(env, setting),
    'x-staff-name': encodeURIComponent(env.RELEASE_BY ?? userInfo().username),
  });
  await found.run(command, { call, say });
}
