import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@jackfield/contract';
import { followLanguage, loadCatalogue, sourceLanguage } from '@jackfield/texts';
// oxlint-disable-next-line import/no-unassigned-import -- switches plurals and selects on
import '@jackfield/texts/icu';
import Negotiator from 'negotiator';
import * as v from 'valibot';
import { ConfigError } from './config.ts';

const spoken = new AsyncLocalStorage<string>();
followLanguage(() => spoken.getStore() ?? sourceLanguage);

const messageId = v.pipe(v.string(), v.includes('.'));
const catalogueSchema = v.record(messageId, v.string());
const catalogues = new Map<string, Record<string, string>>([[sourceLanguage, {}]]);

/**
 * Reads every language of a folder: files such as `es.json`, named by their BCP 47 tag, with the
 * text of each message id (docs/languages.md). A file that is none throws ConfigError.
 */
export function loadLanguages(folder: string): void {
  for (const file of filesOf(folder)) {
    const tag = basename(file, '.json');
    if (!isTag(tag)) throw new ConfigError(`${file} is not named by a language such as es.json.`);
    const texts = readTexts(join(folder, file));
    catalogues.set(tag, texts);
    loadCatalogue(tag, texts);
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    throw new ConfigError(`LANGUAGES_DIR cannot be read: ${folder}.`, { cause: error });
  }
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

function readTexts(file: string): Record<string, string> {
  try {
    return v.parse(catalogueSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ConfigError(`${file} holds no texts by message id.`, { cause: error });
  }
}

/** As its speakers say; the tables of Intl have the name of the people. */
const ownNames: Readonly<Record<string, string>> = { ms: 'Bahasa Melayu' };

function nameOf(tag: string): string {
  const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' });
  const name = ownNames[tag] ?? names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Languages that people may choose, each with its name in itself. */
export const offeredLanguages = (): Language[] =>
  [...catalogues.keys()].map((tag) => ({ tag, name: nameOf(tag) }));

/** Texts of a language by message id, for the browser; undefined when it is not offered. */
export const textsOfLanguage = (tag: string): Record<string, string> | undefined =>
  catalogues.get(tag);

/** The language for a request: the best one offered of what its Accept-Language names. */
export function languageFor(header: string | undefined): string {
  const wanted = new Negotiator({ headers: { 'accept-language': header } });
  return wanted.language([...catalogues.keys()]) ?? sourceLanguage;
}

/** Does some work, and all that it starts, in a language; one that is not offered is English. */
export function inLanguage<T>(tag: string, work: () => T): T {
  return spoken.run(catalogues.has(tag) ? tag : sourceLanguage, work);
}
