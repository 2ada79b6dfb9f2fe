import { createHash, createHmac } from 'node:crypto';
import { exitCodes, ReleaseError } from './release-client.mjs';

/** Keeps signatures of smokes apart from whatever else the key may sign. */
const purpose = 'jackfield smoke 1\n';

/**
 * The smoke.json that goes with an upload: what a smoke saw of a build, signed.
 *
 * @param {{name: string, version: string}} manifest of the build
 * @param {{remoteJson: Buffer, seen: object, key: string, at?: Date}} options `seen` has `pages`, `browser` and `host`
 * @returns {string}
 */
export function signSmoke({ name, version }, { remoteJson, seen, key, at = new Date() }) {
  const digest = createHash('sha256').update(remoteJson).digest('hex');
  const report = JSON.stringify({ remote: name, version, digest, ...seen, at: at.toISOString() });
  const signature = createHmac('sha256', key).update(purpose).update(report).digest('hex');
  return JSON.stringify({ report, signature });
}

/** Paths that a smoke opens: the first page of each route, and those that the remote names. */
export const pathsOf = ({ routes, pages = {} }) =>
  [...new Set([...routes, ...Object.keys(pages)])].filter((path) => !/[:*]/.test(path));

/**
 * Tells of each page what became of it.
 *
 * @throws {ReleaseError} with the first page that did not paint and the reason
 */
export function printSmoke({ name, version }, { pages }, say) {
  for (const { path, ms, painted, reason } of pages) {
    say(
      `  ${painted ? `${(ms / 1000).toFixed(1)} s` : 'FAILED'}  ${path}${painted ? '' : `  ${reason}`}`,
    );
  }
  const failed = pages.find(({ painted }) => !painted);
  if (!failed) return;
  throw new ReleaseError(
    `${name} ${version} did not pass its smoke and goes no further. ${failed.path}: ${failed.reason}`,
    exitCodes.refused,
  );
}
