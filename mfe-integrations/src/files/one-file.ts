import type { ConfigFile } from '@jackfield/contract/api/config-file';

/** The files of all collections as one, under the first line of the first, since a browser asks before it keeps several. */
export const oneFile = (files: readonly ConfigFile[]): string =>
  files.map(({ text }, at) => (at === 0 ? text : text.replace(/^jackfield: .*\n/, ''))).join('');
