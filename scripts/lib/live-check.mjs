import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient, exitCodes, ReleaseError } from '../../shared/build/src/release-client.mjs';
import { root } from './toolchain.mjs';

/** Every call that the contract of this tree declares. */
async function declaredEndpoints() {
  const folder = join(root, 'shared', 'contract', 'src', 'api');
  const files = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(files.map((name) => import(join(folder, name))));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value?.method && value.path && value.id);
}

/** Versions that people get, each once, with the places where they get them. */
function servedVersions({ variants }) {
  const served = new Map();
  for (const { id, areas } of variants) {
    for (const { area, live, canary } of areas) {
      for (const ref of [live, canary].filter(Boolean)) {
        const key = `${ref.remote}/${ref.version}`;
        const places = served.get(key)?.places ?? [];
        served.set(key, {
          remote: ref.remote,
          version: ref.version,
          places: [...places, `${id}, ${area}`],
        });
      }
    }
  }
  return [...served.values()];
}

/**
 * What is live in a running portal and could not run on the host and the server of this tree.
 *
 * @param {(method: string, path: string) => Promise<any>} call asks the portal
 * @returns {Promise<{count: number, problems: string[]}>} how many versions were looked at, and a
 *   sentence for each that does not fit
 */
async function checkLive(call) {
  const { callOffer } = await import('../../server/src/releases/fit.ts');
  const { unfit } = await import('../../server/src/releases/verify.ts');
  const host = JSON.parse(readFileSync(join(root, 'host', 'dist', 'host.json'), 'utf8'));
  const endpoints = await declaredEndpoints();
  const offer = { host: { ...host, versions: host.shared }, ...callOffer(() => endpoints) };
  const served = servedVersions(await call('GET', '/api/releases'));
  const problems = [];
  for (const { remote, version, places } of served) {
    const { manifest } = await call('GET', `/api/releases/versions/${remote}/${version}`);
    const refusal = unfit(manifest, offer);
    if (refusal) problems.push(`${places.join('; ')}, ${version}: ${refusal.message}`);
  }
  return { count: served.length, problems };
}

/**
 * `pnpm release check`: whether a portal could be brought up to date with this tree.
 *
 * @param {string[]} args what stands after `check`
 * @param {{env: NodeJS.ProcessEnv, say: (line: string) => void}} surroundings
 * @throws {ReleaseError} with a line for each version that could not run, and an exit code
 */
export async function runCheck(args, { env, say }) {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!env.SUPPORT_KEY) throw new ReleaseError('Set SUPPORT_KEY.', exitCodes.usage);
  const address = values.to ?? env.PORTAL_URL ?? 'http://localhost:8080';
  if (!URL.canParse(address)) throw new ReleaseError(`${address} is no address.`, exitCodes.usage);
  const call = createClient(address, { 'x-support-key': env.SUPPORT_KEY });
  const { count, problems } = await checkLive(call);
  if (problems.length > 0) {
    const lines = ['this tree could not run what is live:', ...problems];
    throw new ReleaseError(lines.join('\n  '), exitCodes.refused);
  }
  say(`${count} live versions fit the host and the server of this tree`);
}
