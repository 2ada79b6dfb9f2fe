import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildAll } from './build-all.mjs';
import { describeBuild } from './describe-build.mjs';
import { folderOf } from './folders.mjs';
import { exitCodes, ReleaseError } from './release-client.mjs';
import { packFolder } from './release-pack.mjs';
import { signSmoke, printSmoke } from './release-smoke.mjs';
import { sizeOf } from './release-status.mjs';
import { pointTag } from './release-tags.mjs';

function progressOf() {
  if (!process.stderr.isTTY) return () => {};
  return (share) => {
    process.stderr.write(`\r  uploading ${Math.round(share * 100)} %${share === 1 ? '\n' : ''}`);
  };
}

/** The folder of the build to publish: the given one, else the remote's own, built when stale. */
async function builtFolder({ remote, dist }) {
  if (dist !== undefined) {
    describeBuild(dist);
    return resolve(dist);
  }
  const folder = folderOf(remote);
  if (folder === null) throw new ReleaseError(`There is no remote ${remote}.`, exitCodes.usage);
  if ((await buildAll([remote.replace('mfe-', '')])) !== 0) {
    throw new ReleaseError(`${remote} could not be built (see above).`, exitCodes.refused);
  }
  return join(folder, 'dist');
}

const countOf = ({ length }) => (length === 1 ? '1 page' : `${length} pages`);

/** Opens the pages of a build in a headless browser; answers the signed result. */
async function smoked(folder, { variant, address, query, env, say, smoke }) {
  const remoteJson = readFileSync(join(folder, 'remote.json'));
  const manifest = JSON.parse(remoteJson);
  const started = performance.now();
  const tarball = await packFolder(folder);
  const seen = await smoke({ manifest, tarball, variant, address, query, env, say });
  printSmoke(manifest, seen, say);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`smoked ${countOf(seen.pages)} in ${seconds} s with ${seen.browser}`);
  const key = env.SMOKE_KEY || env.RELEASE_TOKEN;
  return { 'smoke.json': signSmoke(manifest, { remoteJson, seen, key }) };
}

const besideLive = ({ weight, live }) =>
  [
    sizeOf(weight),
    ...live.map((one) => `the live version ${one.version} has ${sizeOf(one.weight)}`),
  ].join('; ');

/**
 * Builds a remote when it is stale, smokes it and uploads it with what the smoke saw.
 *
 * @param {{remote: string, dist?: string, variant?: string, 'no-smoke'?: boolean,
 *   'drop-routes'?: boolean, bigger?: boolean, tag?: string, address: string}} command
 * @param {{call: Function, say: Function, env: NodeJS.ProcessEnv, smoke: Function}} surroundings
 *   `smoke` opens the pages of a build
 */
export async function publish(command, { call, say, env, smoke }) {
  const folder = await builtFolder(command);
  const { name, version } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const { variant, tag, address } = command;
  const query = new URLSearchParams({
    ...(command['drop-routes'] && { dropRoutes: 'true' }),
    ...(command.bigger && { bigger: 'true' }),
  });
  const isSmoked = !command['no-smoke'];
  const extra = isSmoked ? await smoked(folder, { variant, address, query, env, say, smoke }) : {};
  const body = await packFolder(folder, extra);
  say(`${name} ${version}: ${sizeOf(body.length)} packed`);
  const path = `/api/releases?${query}`;
  const type = 'application/gzip';
  try {
    const answer = await call('POST', path, { body, type, onProgress: progressOf() });
    for (const warning of answer.warnings ?? []) say(`warning: ${warning}`);
    say(`published ${name} ${version}: ${besideLive(answer)}`);
    if (!isSmoked)
      say('Without a smoke; a portal that asks for one gives it to named accounts only.');
  } catch (error) {
    // A tag may lead to what was published before.
    if (tag === undefined || error.status !== 409) throw error;
    say(`${name} ${version} was published before`);
  }
  if (tag !== undefined) await pointTag({ remote: name, version, tag, address }, { call, say });
}
