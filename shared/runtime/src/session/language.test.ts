// @vitest-environment jsdom
import {
  activateLocale,
  activeLocale,
  declaredAreas,
  defineMessages,
  onLocaleChange,
  t,
} from '@jackfield/texts';
import { beforeEach, expect, it, vi } from 'vitest';
import { configAtom } from '../store/atoms.ts';
import { tellFirstRows } from '../store/first-rows.ts';
import { store } from '../store/store.ts';
import { followOwnLanguage, languageName, speak, withTexts } from './language.ts';

const { hello } = defineMessages('test.language', { hello: 'Hello' });
const fetched = vi.fn<(address: string) => Promise<Response>>();
const texts = (word: string) => Response.json({ 'test.language.hello': word });
const asked = () => fetched.mock.calls.map(([address]) => address.replace(location.origin, ''));

const tags = ['en', 'es', 'fr', 'ms', 'de', 'it', 'nl', 'pt'];

beforeEach(() => {
  activateLocale('en');
  store.set(configAtom, (config) => ({
    ...config,
    languages: tags.map((tag) => ({ tag, name: `Name of ${tag}`, version: '1' })),
  }));
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('reportError', vi.fn());
  document.head.innerHTML = '';
});

it('OP-131 says the texts of a language that it has fetched once, and tells the page', async () => {
  fetched.mockResolvedValueOnce(texts('Hola'));
  await Promise.all([speak('es'), speak('es')]);
  expect([t(hello), activeLocale(), document.documentElement.lang]).toEqual(['Hola', 'es', 'es']);
  await speak('en');
  expect([t(hello), document.documentElement.lang]).toEqual(['Hello', 'en']);
  await speak('es');
  expect(t(hello)).toBe('Hola');
  expect(asked()).toEqual([`/languages/es.json?v=1&of=${declaredAreas().toSorted().join()}`]);
});

it('[LANG-02] asks for nothing in English', async () => {
  await speak('en');
  defineMessages('test.english', { more: 'More' });
  await withTexts(Promise.resolve());
  expect(fetched).not.toHaveBeenCalled();
});

it('speaks what was chosen last, whichever texts arrive last', async () => {
  const french = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(french.promise);
  const first = speak('fr');
  await speak('en');
  french.resolve(texts('Bonjour'));
  await first;
  expect([t(hello), activeLocale()]).toEqual(['Hello', 'en']);
});

it('stays as it is without the texts, and asks for them again the next time', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await speak('ms');
  expect([t(hello), activeLocale()]).toEqual(['Hello', 'en']);
  expect(reportError).toHaveBeenCalledOnce();
  fetched.mockResolvedValueOnce(texts('Helo'));
  await speak('ms');
  expect(t(hello)).toBe('Helo');
});

it('[LANG-02] takes what the page asked for with its files, and only what is missing of code that comes later', async () => {
  const areas = [...declaredAreas(), 'test.hinted'].join();
  document.head.innerHTML = `<link rel="preload" as="fetch" href="/languages/de.json?v=1&amp;of=${areas}">`;
  fetched.mockResolvedValueOnce(texts('Hallo'));
  await speak('de');
  defineMessages('test.hinted', { here: 'Here' });
  await withTexts(Promise.resolve());
  expect(asked()).toEqual([`/languages/de.json?v=1&of=${areas}`]);

  const { late } = defineMessages('test.late', { late: 'Late' });
  const arrived = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(arrived.promise);
  const said = withTexts(Promise.resolve('code')).then((code) => `${code}: ${t(late)}`);
  arrived.resolve(Response.json({ 'test.late.late': 'Spät' }));
  expect(await said).toBe('code: Spät');
  expect(asked()[1]).toBe('/languages/de.json?v=1&of=test.late');
});

it('leaves code English whose texts do not come, and reports that', async () => {
  fetched.mockResolvedValueOnce(texts('Ciao'));
  await speak('it');
  const { gone } = defineMessages('test.gone', { gone: 'Gone' });
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await withTexts(Promise.resolve().then(() => t(gone)))).toBe('Gone');
  expect(reportError).toHaveBeenCalledOnce();
});

it('knows no language that the portal does not offer', async () => {
  await speak('tlh');
  expect(fetched).not.toHaveBeenCalled();
  expect(activeLocale()).toBe('en');
  expect([languageName('es'), languageName('tlh'), languageName(null, 'None')]).toEqual([
    'Name of es',
    'tlh',
    'None',
  ]);
});

it('[LANG-02] fetches the rest behind the first rows, once, and says again what was shown without', async () => {
  fetched.mockResolvedValueOnce(texts('Hallo'));
  await speak('nl');
  const { missed } = defineMessages('test.missed', { missed: 'Missed' });
  const told = vi.fn();
  const stop = onLocaleChange(told);
  fetched.mockResolvedValueOnce(Response.json({ 'test.missed.missed': 'Gemist' }));
  followOwnLanguage();
  tellFirstRows();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(t(missed)).toBe('Gemist');
  defineMessages('test.after', { after: 'After' });
  await withTexts(Promise.resolve());
  expect(asked().at(-1)).toBe('/languages/nl.json?v=1');
  expect(fetched).toHaveBeenCalledTimes(2);

  // Of another language the rest follows at once.
  fetched.mockResolvedValueOnce(texts('Olá')).mockResolvedValueOnce(texts('Olá'));
  await speak('pt');
  expect([t(hello), asked().at(-1)]).toEqual(['Olá', '/languages/pt.json?v=1']);
  stop();
});
