import { readFile } from 'node:fs/promises';
import type { PaintedInput, RegistryArea, ReleaseManifest } from '@jackfield/contract';
import { areaOf } from '@jackfield/domain';
import * as v from 'valibot';
import type { PageAnswer } from '../answers.ts';
import { endsElement, namesPages } from './check.ts';
import { type Markup, markupOf } from './markup.ts';
import { LateError, type Painter, type PainterScript } from './painter.ts';
import type { Work as PainterWork } from './task.ts';

/** Selector of the element of the frame that the rows are put into. */
const rowsScope = '.frame-rows';

/** A version of a remote, as the registry names it. */
export type RowsVersion = Pick<RegistryArea, 'name' | 'version'>;

/** The files of a version's first rows. */
export interface FirstRowsFiles {
  readonly script: PainterScript;
  readonly style: string;
}

export interface FirstRowsDependencies {
  readonly painter: Painter;
  /** What `remote.json` of the version that a browser gets says. */
  manifestOf(): Promise<(version: RowsVersion) => ReleaseManifest | undefined>;
  /** Path of a file of a version. */
  find(name: string, version: string, file: string): string | null;
  /** Told of rows that were not painted, and why. */
  failed(version: RowsVersion, reason: string): void;
}

/** What rows are written in: a variant has words of its own. */
export interface RowsLanguage {
  readonly tag: string;
  readonly variant: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** What the rows of a page are painted for. */
export interface Asker {
  readonly address: Pick<PaintedInput, 'path' | 'search' | 'isPhone'>;
  readonly areas: readonly RegistryArea[];
  readonly language: RowsLanguage;
  /** Answers to the calls of the session, by their call. */
  readonly session: readonly PageAnswer[];
  /** Makes a read of the API for the person; null where it is refused or late. */
  ask(call: string): Promise<PageAnswer | null>;
}

/** Rows that a page is going to have. */
export interface PlannedRows {
  /** Calls of the list, whose answers travel in the page. */
  readonly calls: readonly string[];
  /** Answers to some of the calls, which planning has asked for. */
  readonly known: readonly PageAnswer[];
  /** Query that the page opens with in place of its own, such as that of a saved view. */
  readonly opensWith?: string | undefined;
  /** The markup, or null where there is nothing to be painted. */
  paint(answers: readonly (PageAnswer | null)[]): Promise<Markup | null>;
}

const callSchema = v.pipe(v.string(), v.regex(/^GET \/api\/[^\s<>"]*$/));
const searchSchema = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\?[^\s<>"#]*$/));
const toldSchema = v.union([
  v.object({ first: callSchema }),
  v.object({ calls: v.array(callSchema), search: v.optional(searchSchema) }),
  v.object({ html: v.nullable(v.string()) }),
]);
type Told = v.InferOutput<typeof toldSchema>;
/** A page whose files and person are known. */
interface Work {
  readonly asker: Asker;
  readonly area: RegistryArea;
  readonly pattern: string;
  readonly files: FirstRowsFiles;
}
const texts = new WeakMap<object, string>();

/** The texts of a language as the thread takes them; they stay the same object between requests. */
function textsAsJson(language: Asker['language']): string {
  const known = texts.get(language.texts);
  if (known !== undefined) return known;
  const json = JSON.stringify(language.texts);
  texts.set(language.texts, json);
  return json;
}

const workFor = (pattern: string, input: PaintedInput, language: RowsLanguage): PainterWork => ({
  work: 'rows',
  pattern,
  given: JSON.stringify(input),
  language: { tag: language.tag, texts: textsAsJson(language) },
});

const forNobody = (path: string): PaintedInput => ({
  path,
  search: '',
  isPhone: false,
  answers: {},
  profile: null,
  account: null,
  session: sessionOf(null),
});

/** After so many failures in a row a version paints nothing for a while, milliseconds. */
const triesInRow = 3;
const rest = 30_000;

const keyOf = ({ name, version }: RowsVersion) => `${name}@${version}`;

const bodyOf = (session: readonly PageAnswer[], call: string) =>
  session.find((answer) => answer.call === call)?.body;

const roleOf = (profile: unknown) => v.safeParse(v.object({ role: v.string() }), profile);

/** Pages below /admin-settings are those of admins: whoever is none is led elsewhere. */
function mayOpen(path: string, profile: unknown): boolean {
  const read = roleOf(profile);
  return read.success && (read.output.role === 'admin' || !path.startsWith('/admin-settings'));
}

/** Each variant and language has a room of its own: texts that were loaded stay. */
const scriptIn = ({ script }: FirstRowsFiles, { variant, tag }: RowsLanguage): PainterScript => ({
  ...script,
  key: `${script.key} ${variant} ${tag}`,
});

/** Finds out which rows a page may have, and paints them. */
export class FirstRows {
  readonly #deps: FirstRowsDependencies;
  readonly #files = new Map<string, Promise<FirstRowsFiles | null>>();
  readonly #failures = new Map<string, { count: number; at: number }>();
  readonly #judged = new Map<string, Promise<void>>();

  constructor(deps: FirstRowsDependencies) {
    this.#deps = deps;
  }

  /** The rows of the page at an address; null where it has none. Never rejects. */
  async plan(asker: Asker): Promise<PlannedRows | null> {
    const { address, areas, session } = asker;
    const area = areaOf(address.path, areas);
    const manifestOf = await this.#deps.manifestOf();
    const described = area && manifestOf(area)?.firstRows;
    const pattern = described?.patterns.find((pathname) =>
      new URLPattern({ pathname }).test({ pathname: address.path }),
    );
    const profile = bodyOf(session, 'GET /api/user');
    if (!area || !described || pattern === undefined || !mayOpen(address.path, profile))
      return null;
    const hasAccount = bodyOf(session, 'GET /api/tenant') !== undefined;
    if (!hasAccount || this.#isResting(area)) return null;
    try {
      const files = await this.#filesOf(area);
      if (!files) return null;
      await this.#judge(scriptIn(files, asker.language), described.patterns);
      const work: Work = { asker, area, pattern, files };
      const known: PageAnswer[] = [];
      let told = await this.#tell(work, known);
      if ('first' in told) {
        const answer = await asker.ask(told.first);
        if (!answer) return null;
        known.push(answer);
        told = await this.#tell(work, known);
      }
      if ('first' in told) throw new Error('First rows may have one call answered ahead.');
      if ('html' in told || told.calls.length === 0) return null;
      const paint = (answers: readonly (PageAnswer | null)[]) => this.#paint(work, answers);
      const calls = [...known.map(({ call }) => call), ...told.calls];
      return { calls, known, opensWith: told.search, paint };
    } catch (error) {
      return this.#fail(area, error);
    }
  }

  /** What the script tells of a page with these answers. */
  async #tell({ asker, pattern, files }: Work, answers: readonly PageAnswer[]): Promise<Told> {
    const { address, language, session } = asker;
    const input: PaintedInput = {
      ...address,
      answers: Object.fromEntries(answers.map(({ call, body }) => [call, body])),
      profile: bodyOf(session, 'GET /api/user'),
      account: bodyOf(session, 'GET /api/tenant'),
      session: sessionOf(bodyOf(session, 'GET /api/auth/get-session')),
    };
    const work = workFor(pattern, input, language);
    const text = await this.#deps.painter.run(scriptIn(files, language), work);
    return v.parse(toldSchema, JSON.parse(text));
  }

  async #paint(work: Work, answers: readonly (PageAnswer | null)[]): Promise<Markup | null> {
    const { area, files } = work;
    const given = answers.filter((answer) => answer !== null);
    // A refusal is for the page itself to show, and a list without its view might look otherwise.
    if (given.length < answers.length) return null;
    try {
      const told = await this.#tell(work, given);
      if (!('html' in told) || told.html === null) return null;
      this.#failures.delete(keyOf(area));
      const { html, css } = markupOf(told.html, rowsScope);
      return { html, css: files.style + css };
    } catch (error) {
      return this.#fail(area, error);
    }
  }

  /**
   * Has the thread read versions that nobody has asked for yet and draw their pages for nobody, one
   * after the other, so that the first page of a version waits for neither. What is compiled in one
   * room is compiled for those of other variants and languages as well. Never rejects.
   */
  async warm(versions: readonly RowsVersion[], language: RowsLanguage): Promise<void> {
    const manifestOf = await this.#deps.manifestOf();
    for (const version of versions) {
      const described = manifestOf(version)?.firstRows;
      if (!described || this.#files.has(keyOf(version))) continue;
      try {
        const files = await this.#filesOf(version);
        if (!files) continue;
        const script = scriptIn(files, language);
        await this.#judge(script, described.patterns);
        for (const pattern of described.patterns) {
          await this.#deps.painter.run(script, workFor(pattern, forNobody(pattern), language));
        }
      } catch (error) {
        this.#fail(version, error);
      }
    }
  }

  /** Has the thread read a script, once; throws until it names the pages of its version. */
  #judge(script: PainterScript, patterns: readonly string[]): Promise<void> {
    const known = this.#judged.get(script.key);
    if (known) return known;
    const judged = this.#deps.painter.run(script, { work: 'patterns' }).then((answered) => {
      if (!namesPages(answered, patterns)) throw new Error('They are of other pages.');
    });
    this.#judged.set(script.key, judged);
    judged.catch(() => this.#judged.delete(script.key));
    return judged;
  }

  #isResting(version: RowsVersion): boolean {
    const { count = 0, at = 0 } = this.#failures.get(keyOf(version)) ?? {};
    return count >= triesInRow && Date.now() < at + rest;
  }

  /** A version that fails again and again is left alone for a while: others wait for the thread. */
  #fail(version: RowsVersion, error: unknown): null {
    const key = keyOf(version);
    const { count = 0 } = this.#failures.get(key) ?? {};
    // What had no processor says nothing of the version.
    const isLate = error instanceof LateError;
    if (!isLate) this.#failures.set(key, { count: count + 1, at: Date.now() });
    this.#deps.failed(version, error instanceof Error ? error.message : String(error));
    return null;
  }

  /** Script and style of a version, read once. */
  #filesOf({ name, version }: RowsVersion): Promise<FirstRowsFiles | null> {
    const key = keyOf({ name, version });
    const known = this.#files.get(key);
    if (known) return known;
    const read = async (file: string) => {
      const path = this.#deps.find(name, version, file);
      return path === null ? null : readFile(path, 'utf8');
    };
    const files = Promise.all([read('first-rows.js'), read('first-rows.css')]).then(
      ([source, style]) =>
        source === null || style === null || endsElement(style)
          ? null
          : { script: { key, source }, style },
    );
    this.#files.set(key, files);
    files.catch(() => this.#files.delete(key));
    for (const old of [...this.#files.keys()].slice(0, -20)) this.#files.delete(old);
    return files;
  }
}

const part = v.optional(v.unknown(), null);
const sessionSchema = v.object({ profile: part, storage: part });

/** What a script may know of the session. */
function sessionOf(session: unknown): PaintedInput['session'] {
  const read = v.safeParse(sessionSchema, session);
  return read.success ? read.output : { profile: null, storage: null };
}
