import { basename } from 'node:path';
import { remoteManifestSchema } from '@jackfield/contract';
import * as v from 'valibot';
import { nameOfFolder } from './folders.mjs';

/** Checks a remote's `remote.json` against the contract and against its folder. */
export function remoteJson(source, folder) {
  const read = v.safeParse(v.strictObject(remoteManifestSchema.entries), source);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(
      `remote.json of ${basename(folder)}: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    );
  }
  if (read.output.name !== (nameOfFolder(folder) ?? read.output.name)) {
    throw new Error(`remote.json says ${read.output.name}, but its folder is ${basename(folder)}.`);
  }
  const { news, contributions } = read.output;
  if ((news === undefined) !== (contributions?.news === undefined)) {
    throw new Error(`remote.json of ${basename(folder)}: news and contributions.news go together.`);
  }
  return read.output;
}
