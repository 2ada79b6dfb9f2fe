import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, ReleaseError } from './release-client.mjs';
import { integrityOf, versionOfFiles } from './release.mjs';

const entry = 'remoteEntry.js';

/**
 * Completes the remote.json in the folder of a build that other tools have made: entry, digests of
 * all files, and a version of their bytes. One that has a version stays as it is.
 *
 * @throws {ReleaseError} where the folder has no remote.json or no entry
 */
export function describeBuild(folder) {
  const file = join(folder, 'remote.json');
  const lost = ['remote.json', entry].find((name) => !existsSync(join(folder, name)));
  if (lost) throw new ReleaseError(`${folder} has no ${lost}.`, exitCodes.usage);
  const described = JSON.parse(readFileSync(file, 'utf8'));
  if (described.version !== undefined) return;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.startsWith('.') && one.name !== 'remote.json')
    .map(({ name }) => [name, readFileSync(join(folder, name))]);
  const digests = Object.fromEntries(files.map(([name, bytes]) => [name, integrityOf(bytes)]));
  const content = { ...described, entry, integrity: digests[entry], files: digests };
  const version = versionOfFiles([...files, ['remote.json', JSON.stringify(content)]]);
  writeFileSync(file, `${JSON.stringify({ ...content, version }, null, 2)}\n`);
}
