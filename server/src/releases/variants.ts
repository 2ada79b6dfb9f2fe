import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { variantIdSchema } from '@jackfield/contract';
import * as v from 'valibot';
import { ConfigError } from '../platform/config.ts';
import { unreadable } from './variant-brand.ts';
import { type VariantFile, variantFileSchema } from './variant-file.ts';
import { markProblem, markSymbol } from './variant-mark.ts';
import { textProblems } from './variant-texts.ts';
import { wordsOf } from './variant-words.ts';

export type { VariantFile } from './variant-file.ts';

/** A folder that is no variant, with every reason. */
export interface RefusedVariant {
  readonly id: string;
  readonly reasons: readonly string[];
  /** Host names that its file names, as far as it can be read. */
  readonly hosts: readonly string[];
}

/** What a folder of variants holds. */
export interface Variants {
  readonly served: ReadonlyMap<string, VariantFile>;
  readonly refused: ReadonlyMap<string, RefusedVariant>;
}

const fileName = 'variant.json';
const members = Object.keys(variantFileSchema.entries);

/** A file as an operator finds it: from the workspace's root, or whole when it is elsewhere. */
function shownPath(file: string, root: string): string {
  const path = relative(root, file);
  return path.startsWith('..') ? file : path;
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the variant of one folder, `variant.json` with its mark and favicon.
 *
 * @param root what paths in reasons begin at
 * @returns the variant, or every reason why it is none, each with its file and member
 */
export function readVariant(folder: string, id: string, root: string): VariantFile | string[] {
  const file = join(folder, id, fileName);
  const at = shownPath(file, root);
  if (!v.is(variantIdSchema, id)) {
    return [`${at}: its folder must be named in small letters, digits and hyphens, and is "${id}"`];
  }
  const text = readText(file);
  if (text === null) return [`${at}: the file is missing`];
  const given = parsed(text);
  if (given === undefined) return [`${at}: the file is not JSON`];
  const read = v.safeParse(variantFileSchema, given);
  if (!read.success) return wordsOf(read.issues, members).map((reason) => `${at}: ${reason}`);
  const { mark, favicon, ...rest } = read.output;
  const reasons = unreadable(rest.brand).map((reason) => `${at}: ${reason}`);
  reasons.push(...textProblems(rest.texts, root).map((reason) => `${at}: ${reason}`));
  const pictures = { mark, favicon };
  for (const [member, name] of Object.entries(pictures)) {
    const svg = readText(join(folder, id, name));
    const problem = svg === null ? 'is not there' : markProblem(svg);
    if (problem) reasons.push(`${at}: ${member}: ${name} ${problem}`);
  }
  if (reasons.length > 0) return reasons;
  return {
    ...rest,
    id,
    mark: markSymbol(readFileSync(join(folder, id, mark), 'utf8')),
    favicon: readFileSync(join(folder, id, favicon)),
  };
}

/** Host names of a file that is no variant. */
function hostsOf(file: string): string[] {
  const read = v.safeParse(v.object({ hosts: v.array(v.string()) }), parsed(readText(file) ?? ''));
  return read.success ? read.output.hosts.map((host) => host.toLowerCase()) : [];
}

/** Why a variant cannot have its host names; empty when it can. */
function takenHosts({ id, hosts }: VariantFile, others: Iterable<VariantFile>, at: string) {
  const holders = [...others];
  return hosts.flatMap((host) => {
    const holder = holders.find((other) => other.hosts.includes(host));
    return holder && holder.id !== id
      ? [`${at}: hosts must belong to one variant; ${host} belongs to ${holder.id}`]
      : [];
  });
}

/** Reads every variant of a folder; one that is wrong costs itself alone. */
export function readVariants(folder: string, root: string): Variants {
  if (!existsSync(folder)) throw new ConfigError(`VARIANTS_DIR cannot be read: ${folder}.`);
  const served = new Map<string, VariantFile>();
  const refused = new Map<string, RefusedVariant>();
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name: id } of folders) {
    const file = join(folder, id, fileName);
    const read = readVariant(folder, id, root);
    const reasons = Array.isArray(read)
      ? read
      : takenHosts(read, served.values(), shownPath(file, root));
    if (Array.isArray(read)) refused.set(id, { id, reasons, hosts: hostsOf(file) });
    else if (reasons.length > 0) refused.set(id, { id, reasons, hosts: [] });
    else served.set(id, read);
  }
  return { served, refused };
}

/**
 * The variant of a portal: the one that VARIANT names, else the one that says it is the default, or
 * is the only one. A wrong one is chosen only where others have host names of their own, so that it
 * stops nothing but itself; else ConfigError says why there is none.
 */
export function chosenVariant({ served, refused }: Variants, wanted: string | undefined): string {
  const ids = [...served.keys(), ...refused.keys()].toSorted();
  if (wanted) {
    const reasons = refused.get(wanted)?.reasons;
    const isShared = [...served.values()].some(({ hosts }) => hosts.length > 0);
    if (reasons && !isShared) throw new ConfigError(reasons.join('\n'));
    if (reasons || served.has(wanted)) return wanted;
    throw new ConfigError(
      `VARIANT ${wanted} has no folder in VARIANTS_DIR or host/variants; there are: ${ids.join(', ')}.`,
    );
  }
  const defaults = [...served.values()].filter((one) => one.default).map(({ id }) => id);
  const [only, ...more] = defaults.length > 0 ? defaults : [...served.keys()];
  if (only !== undefined && more.length === 0) return only;
  const reasons = [...refused.values()].flatMap((one) => one.reasons);
  if (only === undefined && reasons.length > 0) throw new ConfigError(reasons.join('\n'));
  throw new ConfigError(
    `Name one variant as VARIANT, or give one "default": true; there are: ${ids.join(', ')}.`,
  );
}

/** Folder of the variants: VARIANTS_DIR, else the product's own. */
export const variantsFolder = (env: NodeJS.ProcessEnv, root: string): string =>
  env['VARIANTS_DIR'] || join(root, 'host', 'variants');

/** Host names that the variants have. */
export const hostsIn = ({ served }: Variants): string[] =>
  [...served.values()].flatMap(({ hosts }) => hosts);
