import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeLocale, defineMessages, t } from '@jackfield/texts';
import { beforeAll, expect, it } from 'vitest';
import { inLanguage, languageFor, loadLanguages, offeredLanguages } from './languages.ts';

const texts = defineMessages('test.languages', {
  users: '{count, plural, one {# user} other {# users}}',
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-languages-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

beforeAll(() => {
  const spanish = {
    'test.languages.users': '{count, plural, one {# usuario} other {# usuarios}}',
  };
  loadLanguages(
    folderWith({
      'es.json': JSON.stringify(spanish),
      'fr-CA.json': '{}',
      'ms.json': '{}',
      'README.md': 'How to add one',
    }),
  );
});

it('OP-131 offers English and the languages of the folder, each by its own name', () => {
  expect(offeredLanguages()).toEqual([
    { tag: 'en', name: 'English' },
    { tag: 'es', name: 'Español' },
    { tag: 'fr-CA', name: 'Français (Canada)' },
    { tag: 'ms', name: 'Bahasa Melayu' },
  ]);
});

it.each([
  ['es', 'es'],
  ['es-MX, en;q=0.5', 'es'],
  ['de, es;q=0.1', 'es'],
  ['en-US, es;q=0.9', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['no, such; header;;', 'en'],
  [undefined, 'en'],
])('a request that asks for %s gets %s', (header, tag) => {
  expect(languageFor(header)).toBe(tag);
});

it('speaks the language of the work at hand, and English where it is not offered', async () => {
  const say = async () => {
    await Promise.resolve();
    return `${activeLocale()} ${t(texts.users, { count: 2 })}`;
  };
  expect(await Promise.all(['es', 'de', 'en'].map((tag) => inLanguage(tag, say)))).toEqual([
    'es 2 usuarios',
    'en 2 users',
    'en 2 users',
  ]);
  expect(t(texts.users, { count: 1 })).toBe('1 user');
});

it.each([
  [{ 'spanish of Spain.json': '{}' }, 'is not named by a language'],
  [{ 'fr.json': '["texts"]' }, 'fr.json holds no texts by message id.'],
  [{ 'fr.json': '{' }, 'fr.json holds no texts by message id.'],
])('stops the start for %o', (files, message) => {
  expect(() => loadLanguages(folderWith(files))).toThrow(message);
});
