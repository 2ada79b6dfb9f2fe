import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@messageformat/parser';

const sourceLanguage = 'en';

/** Names, examples and words that stay as they are: in every language, and in some. */
const same = JSON.parse(readFileSync(new URL('./same-texts.json', import.meta.url), 'utf8'));

const formsOf = (tag, type) =>
  new Set(new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories);

/** Forms that a language has for large round numbers alone, which `other` says as well. */
const rare = 'many';

const isHelp = (id) => id.startsWith('host.help.');
/** What people type to find something, which is no translation. */
const isTyped = (id) => /[Ww]ords$/.test(id) || id.includes('.words.');
const linksOf = (text) => (text.match(/\]\([^)]*\)/g) ?? []).toSorted().join();
const sorted = (all) => [...new Set(all)].toSorted().join();

/** Arguments, keys of selects and plurals of an ICU message, those of branches too. */
function shapeOf(text) {
  const tokens = [];
  const take = (list) => {
    for (const token of list) {
      if (token.type === 'content' || token.type === 'octothorpe') continue;
      tokens.push(token);
      for (const { tokens: inner } of token.cases ?? []) take(inner);
    }
  };
  take(parse(text));
  const selects = tokens.filter(({ type }) => type === 'select');
  return {
    names: sorted(tokens.map(({ arg }) => arg)),
    selects: sorted(
      selects.map(({ arg, cases }) => `${arg}: ${sorted(cases.map(({ key }) => key))}`),
    ),
    plurals: tokens.filter(({ type }) => type === 'plural' || type === 'selectordinal'),
  };
}

/** Plural forms that a message has too many or lacks in a language. */
function wrongForms(tag, plurals) {
  return plurals.flatMap(({ type, cases }) => {
    const forms = formsOf(tag, type === 'plural' ? 'cardinal' : 'ordinal');
    const has = new Set(cases.map(({ key }) => key));
    const isFor = (form) => form !== rare && !(form === 'one' && has.has('=1'));
    return [
      ...[...has]
        .filter((key) => !key.startsWith('=') && !forms.has(key))
        .map((key) => `has ${key}`),
      ...[...forms].filter((form) => isFor(form) && !has.has(form)).map((form) => `lacks ${form}`),
    ];
  });
}

/** What is wrong with the text of a language, in words; nothing where it is right. */
function faultsOf(tag, id, english, text) {
  const faults = [];
  const differ = (what, one, other) => {
    if (one !== other) faults.push(`${what}: ${one || 'none'} in English, ${other || 'none'} here`);
  };
  try {
    const [own, other] = [shapeOf(english), shapeOf(text)];
    differ('arguments', own.names, other.names);
    differ('choices', own.selects, other.selects);
    const forms = wrongForms(tag, other.plurals);
    if (forms.length > 0) faults.push(`plural forms: ${forms.join(', ')}`);
  } catch (error) {
    return [`no ICU message: ${error.message.split('\n')[0]}`];
  }
  if (/\p{L}'\p{L}/u.test(text)) faults.push('a straight apostrophe');
  if (isHelp(id)) differ('links', linksOf(english), linksOf(text));
  const hasWords = /\p{Ll}{3}/u.test(english.replaceAll(/\{\w+\}/g, ''));
  const isKept = isTyped(id) || same.all.includes(english) || same[tag]?.includes(english);
  // A language of English, such as en-XA, may say all of it alike.
  const isEnglish = new Intl.Locale(tag).language === sourceLanguage;
  if (text === english && hasWords && !isKept && !isEnglish) faults.push('the same as the English');
  return faults;
}

/**
 * What a language lacks.
 *
 * @param {string} tag BCP 47
 * @param {Map<string, string>} english by message id
 * @param {Record<string, string>} catalogue texts of the language by message id
 * @returns {{missing: string[], unknown: string[], broken: string[]}} ids without a text, ids that no
 *   screen has (any more), and what is wrong with other texts, each after its id
 */
export function compareTexts(tag, english, catalogue) {
  const ids = Object.keys(catalogue);
  return {
    missing: [...english.keys()].filter((id) => !catalogue[id]),
    unknown: ids.filter((id) => !english.has(id)),
    broken: ids
      .filter((id) => english.has(id) && catalogue[id])
      .flatMap((id) =>
        faultsOf(tag, id, english.get(id), catalogue[id]).map((fault) => `${id}: ${fault}`),
      ),
  };
}

/** A language as its file holds it: texts that are said, in the order of the ids. */
export const tidied = (english, catalogue) =>
  Object.fromEntries(
    [...english.keys()].flatMap((id) => (catalogue[id] ? [[id, catalogue[id]]] : [])),
  );

/** As the file of a language is written. */
export const fileOf = (texts) => `${JSON.stringify(texts, null, 2)}\n`;

/** Languages of a tree: tag and path from its root. */
export const languageFiles = (root) =>
  globSync('shared/texts/languages/*.json', { cwd: root })
    .toSorted()
    .map((path) => ({ tag: basename(path, '.json'), path: path.replaceAll('\\', '/') }));

/** Texts of a language's file. */
export const readLanguage = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Ids whose English changed while the language kept its text.
 *
 * @param {Map<string, string>} before English of a revision
 * @param {Map<string, string>} english
 * @param {Record<string, string>} was the language at that revision
 * @param {Record<string, string>} catalogue
 */
export const unlooked = (before, english, was, catalogue) =>
  [...english.keys()].filter(
    (id) =>
      before.has(id) &&
      before.get(id) !== english.get(id) &&
      catalogue[id] &&
      was[id] === catalogue[id],
  );
