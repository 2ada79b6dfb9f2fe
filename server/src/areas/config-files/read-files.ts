import {
  type ConfigFile,
  type FileCollection,
  fileCollections,
  type FileKind,
  fileKinds,
  type FileRefusal,
  mostFileCharacters,
  mostFileEntries,
} from '@jackfield/contract/api/config-file';
import { t } from '@jackfield/texts';
import { type Document, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { hiddenCharacters } from '../../platform/http/hidden-characters.ts';
import { commonTexts } from '../../platform/texts.ts';
import { texts } from './texts.ts';

/** Aliases of a file multiplied by what they stand for: more is an attack. */
const mostAliases = 100;

export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A step to a value within an entry. */
export type Step = string | number;

/** An entry of a collection as it stands in a file. */
export interface Entry {
  readonly kind: FileKind;
  readonly value: unknown;
  /** Where a value of it stands; its nearest ancestor where that has no place. */
  placeOf(...steps: readonly Step[]): Place;
}

/** Files of a folder taken together. */
export interface ReadFiles {
  readonly entries: readonly Entry[];
  /** Kinds whose collections are in some file. */
  readonly listed: ReadonlySet<FileKind>;
  readonly refusals: readonly FileRefusal[];
}

export const kindOf = (collection: FileCollection): FileKind =>
  fileKinds[fileCollections.indexOf(collection)] ?? 'number';

const isCollection = (name: string): name is FileCollection =>
  fileCollections.some((one) => one === name);

interface OpenFile {
  readonly file: ConfigFile;
  readonly document: Document;
  readonly lines: LineCounter;
}

function placeIn({ file: { path }, document, lines }: OpenFile, steps: readonly Step[]): Place {
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const node = document.getIn(steps.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const { line, col } = lines.linePos(node.range[0]);
    return { path, line, column: col };
  }
  return { path, line: 1, column: 1 };
}

/** What the reader of YAML says, without the place, which is told beside it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/ at line |\n/)[0] ?? '';

type Found = Pick<ReadFiles, 'entries' | 'refusals'> & { readonly collections: FileCollection[] };

const nothing = { entries: [], collections: [] };

/** Texts with what cannot be seen, or half a character, which escapes of YAML can bring. */
function unseenIn({ document, file: { path }, lines }: OpenFile): FileRefusal[] {
  const refusals: FileRefusal[] = [];
  visit(document, {
    Scalar(_, { value, range }, ancestors) {
      if (typeof value !== 'string') return;
      const pair = ancestors.at(-1);
      const member = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      const [fault] = hiddenCharacters(value, '', member);
      if (fault === undefined && value.isWellFormed()) return;
      const { line, col } = lines.linePos(range?.[0] ?? 0);
      const message = fault?.message ?? t(commonTexts.hiddenCharacters);
      refusals.push({ path, line, column: col, message });
    },
  });
  return refusals;
}

/** The document as plain values; a refusal where it is no YAML, or more than it seems. */
function valuesOf(open: OpenFile): { values: unknown } | { refusals: FileRefusal[] } {
  const { document, file, lines } = open;
  if (document.errors.length > 0) {
    return {
      refusals: document.errors.map((error) => {
        const { line, col } = lines.linePos(error.pos[0]);
        const message = t(texts.fault, { reason: reasonOf(error) });
        return { path: file.path, line, column: col, message };
      }),
    };
  }
  const unseen = unseenIn(open);
  if (unseen.length > 0) return { refusals: unseen };
  try {
    return { values: document.toJS({ maxAliasCount: mostAliases }) };
  } catch (error) {
    const message = t(texts.fault, { reason: reasonOf(error) });
    return { refusals: [{ ...placeIn(open, []), message }] };
  }
}

function openFile(file: ConfigFile): OpenFile | FileRefusal {
  const lines = new LineCounter();
  try {
    return { file, lines, document: parseDocument(file.text, { lineCounter: lines }) };
  } catch (error) {
    // So deep that the reader's own calls run out.
    const message = t(texts.fault, { reason: reasonOf(error) });
    return { path: file.path, line: 1, column: 1, message };
  }
}

function readFile(file: ConfigFile): Found {
  const open = openFile(file);
  if ('message' in open) return { ...nothing, refusals: [open] };
  const read = valuesOf(open);
  if ('refusals' in read) return { ...nothing, refusals: read.refusals };
  const { values } = read;
  const at = (message: string, ...steps: Step[]) => ({ ...placeIn(open, steps), message });
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return { ...nothing, refusals: [at(t(texts.version))] };
  }
  const { jackfield, ...collections } = values as Record<string, unknown>;
  const refusals = jackfield === 1 ? [] : [at(t(texts.version), 'jackfield')];
  const entries: Entry[] = [];
  const listed: FileCollection[] = [];
  for (const [name, list] of Object.entries(collections)) {
    if (!isCollection(name)) {
      refusals.push(at(t(texts.memberUnknown, { member: name }), name));
    } else if (Array.isArray(list)) {
      listed.push(name);
      for (const [index, value] of list.entries()) {
        const placeOf = (...steps: Step[]) => placeIn(open, [name, index, ...steps]);
        entries.push({ kind: kindOf(name), value, placeOf });
      }
    } else refusals.push(at(t(texts.noList), name));
  }
  return { entries, collections: listed, refusals };
}

/** Refusals of the files as a whole, before one of them is read. */
function checkSizes(files: readonly ConfigFile[]): FileRefusal[] {
  const [first] = files;
  const characters = files.reduce((sum, { text }) => sum + text.length, 0);
  const paths = files.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  const start = { line: 1, column: 1 };
  return [
    ...(characters > mostFileCharacters
      ? [{ ...start, path: first?.path ?? '', message: t(texts.tooLarge) }]
      : []),
    ...(twice === undefined
      ? []
      : [{ ...start, path: twice, message: t(texts.wrongTwice, { path: twice }) }]),
  ];
}

/** Reads files of YAML or JSON, which is YAML too, with everything that is wrong in their form. */
export function readFiles(files: readonly ConfigFile[]): ReadFiles {
  const wrong = checkSizes(files);
  if (wrong.length > 0) return { entries: [], listed: new Set(), refusals: wrong };
  const found = files.map(readFile);
  const entries = found.flatMap((one) => one.entries);
  const listed = new Set(found.flatMap((one) => one.collections).map(kindOf));
  const tooMany = entries[mostFileEntries];
  const message = t(texts.mostEntries, { count: mostFileEntries });
  const refusals = [
    ...found.flatMap((one) => one.refusals),
    ...(tooMany ? [{ ...tooMany.placeOf(), message }] : []),
  ];
  return { entries: tooMany ? [] : entries, listed, refusals };
}
