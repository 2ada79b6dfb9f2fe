import { expect, it } from 'vitest';
import { compareTexts, languageFiles, readLanguage, tidied, unlooked } from './languages.mjs';
import { allTexts } from './texts.mjs';
import { root } from './toolchain.mjs';

const english = new Map([
  ['host.help.start.text', 'See [Users](/users), **{name}**.'],
  ['people.count', '{count, plural, one {# user} other {# users}}'],
  ['people.gone', '{kind, select, team {a team} other {{name}}}'],
  ['people.title', 'Users'],
  ['people.findWords', 'user, person'],
]);
const spanish = {
  'host.help.start.text': 'Vea [Usuarios](/users), **{name}**.',
  'people.count': '{count, plural, one {# usuario} other {# usuarios}}',
  'people.gone': '{kind, select, team {un equipo} other {{name}}}',
  'people.title': 'Usuarios',
  'people.findWords': 'user, person',
};
const brokenWith = (change, tag = 'es') =>
  compareTexts(tag, english, { ...spanish, ...change }).broken;

it('[LANG-01] finds nothing wrong with a language that says all', () => {
  expect(compareTexts('es', english, spanish)).toEqual({ missing: [], unknown: [], broken: [] });
});

it('[LANG-01] says which texts are missing, and which no screen has', () => {
  const { 'people.title': _, ...rest } = spanish;
  expect(compareTexts('es', english, { ...rest, 'people.old': 'Viejo' })).toMatchObject({
    missing: ['people.title'],
    unknown: ['people.old'],
  });
});

it.each([
  [
    'another argument',
    { 'host.help.start.text': 'Vea [Usuarios](/users), **{nombre}**.' },
    'arguments: name in English, nombre here',
  ],
  [
    'one less in a branch',
    { 'people.gone': '{kind, select, team {x} other {y}}' },
    'arguments: kind,name in English, kind here',
  ],
  [
    'another choice',
    { 'people.gone': '{kind, select, equipo {x} other {{name}}}' },
    'choices: kind: other,team in English, kind: equipo,other here',
  ],
  [
    'a plural form that it lacks',
    { 'people.count': '{count, plural, few {#} one {#} other {#}}' },
    'plural forms: has few',
  ],
  [
    'too few plural forms',
    { 'people.count': '{count, plural, other {# usuarios}}' },
    'plural forms: lacks one',
  ],
  ['no message', { 'people.count': '{count, plural, one {#}' }, 'no ICU message'],
  ['an apostrophe that quotes', { 'people.title': "L'usuario" }, 'a straight apostrophe'],
  [
    'another link',
    { 'host.help.start.text': 'Vea [Usuarios](/usuarios), {name}.' },
    'links: ](/users) in English, ](/usuarios) here',
  ],
  ['English', { 'people.title': 'Users' }, 'the same as the English'],
])('[LANG-01] finds %s', (_what, change, fault) => {
  const [found, ...more] = brokenWith(change);
  expect(found).toContain(`${Object.keys(change)[0]}: ${fault}`);
  expect(more).toEqual([]);
});

it('[LANG-01] takes the forms that a language has', () => {
  expect(brokenWith({ 'people.count': '{count, plural, other {# pengguna}}' }, 'ms')).toEqual([]);
});

it('orders a file and drops what nobody says', () => {
  const mixed = { 'people.title': 'Usuarios', old: 'x', 'people.count': '#', 'people.gone': '' };
  expect(Object.keys(tidied(english, mixed))).toEqual(['people.count', 'people.title']);
});

it('[LANG-01] finds texts whose English changed while the language kept its own', () => {
  const before = new Map([...english, ['people.title', 'People'], ['people.gone', 'Gone']]);
  const was = { ...spanish, 'people.gone': 'Fuera' };
  expect(unlooked(before, english, was, spanish)).toEqual(['people.title']);
});

const languages = languageFiles(root);

it.each(languages)(
  '[LANG-01] $tag says every text of the portal as it has to be',
  ({ tag, path }) => {
    expect(compareTexts(tag, allTexts(root), readLanguage(root, path))).toEqual({
      missing: [],
      unknown: [],
      broken: [],
    });
  },
);
