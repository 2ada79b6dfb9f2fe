import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compilePlain } from './plain-message.ts';
import type { Message, Messages, Texts, Value, ValuesOf } from './types.ts';

export type { Message, Messages, ValuesOf } from './types.ts';

type Compiler = Parameters<I18n['setMessagesCompiler']>[0];

/** The language in which the texts are written in the code. */
export const sourceLanguage = 'en';

let compiler: Compiler = compilePlain;
const compiledTexts = new Map<string, CompiledMessage>();

/** Compiling takes longer than saying, and texts are said many times. */
function compileOnce(text: string): CompiledMessage {
  const known = compiledTexts.get(text);
  if (known !== undefined) return known;
  const made = compiler(text);
  compiledTexts.set(text, made);
  return made;
}

const languages = new Map<string, I18n>();
const declared = new Set<string>();
let chosen = sourceLanguage;
let revision = 0;
let language = () => chosen;
const listeners = new Set<() => void>();

/** Where the readers of a language without a country are: `es` alone has the numbers of Spain. */
const regional: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US' };

/** Locale in which dates, numbers and lists of a language are written, by its BCP 47 tag. */
export const localeOf = (tag: string): string => regional[tag] ?? tag;

function textsIn(tag: string): I18n {
  const known = languages.get(tag);
  if (known) return known;
  const made = setupI18n({ locale: tag, locales: localeOf(tag), messages: { [tag]: {} } });
  made.setMessagesCompiler(compileOnce);
  languages.set(tag, made);
  return made;
}

/** Replaces the compiler of texts, of every language. */
export function setCompiler(next: Compiler): void {
  compiler = next;
  compiledTexts.clear();
}

/**
 * Declares texts: English here, other languages by the same ids in catalogues loaded later
 * (OP-131). Texts are ICU messages.
 *
 *     const messages = defineMessages('people.users', { title: 'Users' });
 */
export function defineMessages<const Named extends Texts>(
  area: string,
  texts: Named,
): Messages<Named> {
  declared.add(area);
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? { id: `${area}.${name}`, message: text } : text,
  ]);
  return Object.fromEntries(entries);
}

/**
 * Areas whose texts the code that has run declares: what stands before the last dot of their ids, by
 * which a page asks for another language (LANG-02).
 */
export const declaredAreas = (): readonly string[] => [...declared];

/** Arguments after a message: values when its text has any. */
export type TextArguments<Text extends string> =
  Record<never, never> extends ValuesOf<Text> ? [values?: ValuesOf<Text>] : [ValuesOf<Text>];

/**
 * A text with nothing but `{name}` arguments; null for one with branches or formats. The routing
 * engine says many thousand sentences at a time, for which the way of the library is too long.
 */
function joined(compiled: CompiledMessage, values: Record<string, Value> = {}): string | null {
  let text = '';
  for (const token of compiled) {
    if (typeof token === 'string') text += token;
    else if (token.length === 1) text += values[token[0]] ?? '';
    else return null;
  }
  return text;
}

/** A value such as 'p.m.' or 'Acme Inc.' that ends a sentence brings its full stop along. */
function withOneStop(text: string, values: Record<string, Value> = {}): string {
  const ends = Object.values(values).filter((value) => String(value).endsWith('.'));
  return ends.reduce<string>((said, value) => said.replaceAll(`${value}.`, () => `${value}`), text);
}

/** The text of a message in the active language. Components use useT, which follows a change. */
export function t<Text extends string>(
  { id, message }: Message<Text>,
  ...[values]: TextArguments<Text>
): string {
  const texts = textsIn(language());
  const text = texts.messages[id] || message;
  const compiled = typeof text === 'string' ? compileOnce(text) : text;
  return withOneStop(joined(compiled, values) ?? texts._(id, { ...values }, { message }), values);
}

/**
 * A text that is put into words when it is read, in the language active by then: what a valibot
 * step takes as its message, since schemas are made once and read in many languages.
 */
export const later =
  <Text extends string>(message: Message<Text>, ...values: TextArguments<Text>) =>
  (): string =>
    t(message, ...values);

/** Tags of the languages that have texts here, the one of the code first. */
export const loadedLanguages = (): string[] => [...new Set([sourceLanguage, ...languages.keys()])];

/** Adds texts of a language by message id. */
export function loadCatalogue(tag: string, texts: Record<string, string>): void {
  textsIn(tag).load(tag, texts);
}

/**
 * Switches the language of every text; a text without a translation stays English. Who is told says
 * its texts again, so the same language once more is for texts that came late.
 */
export function activateLocale(tag: string): void {
  chosen = tag;
  revision += 1;
  for (const listener of listeners) listener();
}

/** The active language as a BCP 47 tag, for `lang` attributes and Intl formats. */
export const activeLocale = (): string => language();

/** Differs after each change of the texts. */
export const textsRevision = (): number => revision;

/** Calls back after a change of language until the returned function is called. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the active language from elsewhere: a server has one for each request. */
export function followLanguage(source: () => string): void {
  language = source;
}
