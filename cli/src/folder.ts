import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { ConfigFile } from '@jackfield/contract/api/config-file';
import { CommandError } from './exit.ts';

/** Files with the paths that the portal names them by: from here, as an editor opens them. */
function read(file: string, folder: string): ConfigFile {
  const fromHere = relative('.', file);
  const isBelow = !fromHere.startsWith('..') && !isAbsolute(fromHere);
  const path = isBelow ? fromHere : relative(folder, file);
  return { path: path.replaceAll(sep, '/'), text: readFileSync(file, 'utf8') };
}

/**
 * The files of a folder and of those in it, in the order of their names; or one file.
 *
 * @throws CommandError where there is none
 */
export function readFolder(folder: string): ConfigFile[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no folder ${folder}.`);
  if (found.isFile()) return [read(folder, dirname(folder))];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .toSorted();
  if (files.length === 0) {
    throw new CommandError(
      `There are no files in ${folder}. Run jackfield export ${folder} first.`,
    );
  }
  return files.map((file) => read(file, folder));
}

/** What a portal may name a file: nothing that leads out of the folder. */
const isTame = ({ path }: ConfigFile) => /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.ya?ml$/.test(path);

/**
 * Writes what was exported into a folder, and answers the paths.
 *
 * @throws CommandError where a path leads out of it, before anything is written
 */
export function writeFolder(folder: string, files: readonly ConfigFile[]): string[] {
  const stray = files.find((file) => !isTame(file));
  if (stray) throw new CommandError(`The portal named a file that cannot be kept: ${stray.path}`);
  return files.map(({ path, text }) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}
