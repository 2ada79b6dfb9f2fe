import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { fullName } from './folders.mjs';
import { createClient, exitCodes, ReleaseError } from './release-client.mjs';
import { publish } from './release-publish.mjs';
import { showStatus } from './release-status.mjs';
import { dropTag } from './release-tags.mjs';

export const usage = `pnpm release <remote> publish|promote|rollback|withdraw|untag|status [version] [options]

  publish             builds the remote if its sources changed, smokes it and uploads it; nothing
                      live changes
  untag               removes the preview link that --tag names
  promote [version]   gives a version to people (default: the newest published one)
  rollback            ends the canary, or goes back to the previous version
  withdraw <version>  takes a version out of use for good; nobody is given it again
  status              what is live, the last versions and moves

pnpm release check    whether the host and the server of this tree could run what is live

  --to <address>      portal (PORTAL_URL, http://localhost:8080)
  --variant <id>      variant (default: the one that the portal serves)
  --percent <n>       to a share of the tenants
  --tenant <name>     to a tenant, by its company's name, a part of that, or its id; may be repeated
  --auto-rollback     the portal rolls the canary back when it does clearly worse
  --to-version <v>    rollback: to a version that was live before
  --steps <n>         rollback: so many versions back
  --instead <v>       withdraw: what to go to where it is live (default: the previous version)
  --dist <folder>     publishes the build in this folder   --no-smoke   without opening its pages
  --drop-routes       routes of the live version may go   --bigger     it may be far larger
  --tag <name>        publish: makes a preview link for staff, or moves it; for example pr-12
  --why <text>        reason, for promote, rollback and withdraw
  RELEASE_TOKEN is needed to publish and for tags, SUPPORT_KEY for everything else. SMOKE_KEY signs
  the smoke when the portal has keys of its own for that.`;

const options = {
  to: { type: 'string' },
  variant: { type: 'string' },
  percent: { type: 'string' },
  tenant: { type: 'string', multiple: true },
  why: { type: 'string' },
  tag: { type: 'string' },
  'auto-rollback': { type: 'boolean' },
  'to-version': { type: 'string' },
  steps: { type: 'string' },
  instead: { type: 'string' },
  dist: { type: 'string' },
  'no-smoke': { type: 'boolean' },
  'drop-routes': { type: 'boolean' },
  bigger: { type: 'boolean' },
};

function misused(message) {
  return new ReleaseError(message, exitCodes.usage);
}

function readCommand(args) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, verb, version, ...rest] = positionals;
    if (!name || !verb || rest.length > 0) throw misused(usage);
    return { ...values, verb, version, remote: fullName(name) };
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

async function newestOf({ remote, version }, call) {
  const { items } = await call('GET', `/api/releases/versions?remote=${remote}&limit=200`);
  const found = items.find((item) => (version ? item.version === version : !item.withdrawn));
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

function audienceText(canary) {
  if (!canary) return 'all';
  const names = canary.companies.map(({ name }) => name).join(', ');
  return [`${canary.percent} %`, ...(names === '' ? [] : [names])].join(' and ');
}

/** How many sessions judge a canary, and how many there are. */
function judgementText({ live, judgedFrom: { each, unseen } }) {
  const known = live ? `the live one has ${live.health.visits} of the last day` : 'none is live';
  return `judged from ${each} sessions of each version on (${known}), or when ${unseen} of ${unseen} never see a page`;
}

async function promote(command, { call, say }) {
  if (!command.why) throw misused('Say why: --why "..."');
  const { remote, version } = await newestOf(command, call);
  const { path, variant, pointer } = await pointerOf(command, call);
  const body = { remote, version, audience: audienceOf(command), why: command.why };
  if (command['auto-rollback']) body.autoRollback = true;
  const after = await call('POST', `${path}/promote`, { body, version: pointer.version });
  const where = `${variant} ${after.area}: ${remote} ${version}`;
  if (after.version === pointer.version) return say(`${where} is what they have already`);
  say(`${where} goes to ${audienceText(after.canary)}`);
  if (after.canary && after.autoRollback) say(`  ${judgementText(after)}`);
}

const whoHas = (live) =>
  live ? `${live.remote} ${live.version} is live for all` : 'nobody has the area any more';

function stepsOf(text) {
  const steps = Number(text);
  if (!Number.isInteger(steps) || steps < 1) throw misused('--steps is a whole number from 1 on.');
  return steps;
}

async function rollBack(command, { call, say }) {
  if (!command.why) throw misused('Say why: --why "..."');
  const { path, variant, pointer } = await pointerOf(command, call);
  const body = {
    why: command.why,
    ...(command['to-version'] !== undefined && { version: command['to-version'] }),
    ...(command.steps !== undefined && { steps: stepsOf(command.steps) }),
  };
  const after = await call('POST', `${path}/rollback`, { body, version: pointer.version });
  say(`${variant} ${after.area}: ${whoHas(after.live)}`);
}

async function withdraw(command, { call, say }) {
  if (!command.why) throw misused('Say why: --why "..."');
  if (!command.version) throw misused('Name the version to withdraw.');
  const { remote, version, instead, why } = command;
  const path = `/api/releases/versions/${remote}/${encodeURIComponent(version)}/withdraw`;
  const body = { why, ...(instead !== undefined && { instead }) };
  const { pointers } = await call('POST', path, { body });
  say(`${remote} ${version} is withdrawn`);
  for (const { variant, area, live } of pointers) {
    say(`${variant} ${area}: ${whoHas(live)}`);
  }
}

const commands = {
  publish: { run: publish, secret: ['x-release-token', 'RELEASE_TOKEN'] },
  untag: { run: dropTag, secret: ['x-release-token', 'RELEASE_TOKEN'] },
  promote: { run: promote, secret: ['x-support-key', 'SUPPORT_KEY'] },
  rollback: { run: rollBack, secret: ['x-support-key', 'SUPPORT_KEY'] },
  withdraw: { run: withdraw, secret: ['x-support-key', 'SUPPORT_KEY'] },
  status: {
    run: (command, { call, say }) => showStatus(command, call, say),
    secret: ['x-support-key', 'SUPPORT_KEY'],
  },
};

/**
 * Runs one command of the release command line.
 *
 * @param {string[]} args what stands after `pnpm release`
 * @param {{env: NodeJS.ProcessEnv, say: (line: string) => void, smoke?: Function}} surroundings
 *   `smoke` opens the pages of a build; without it, versions are published without one
 * @throws {ReleaseError} with one line and an exit code
 */
export async function runRelease(args, { env, say, smoke }) {
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
  await found.run({ ...command, address }, { call, say, env, smoke });
}
