// @vitest-environment jsdom
import { activateLocale, activeLocale, defineMessages, t } from '@jackfield/texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configAtom } from '../store/atoms.ts';
import { store } from '../store/store.ts';
import { languageName, speak } from './language.ts';

const { hello } = defineMessages('test.language', { hello: 'Hello' });
const fetched = vi.fn<(address: string) => Promise<Response>>();
const texts = (word: string) => Response.json({ 'test.language.hello': word });

beforeEach(() => {
  store.set(configAtom, (config) => ({
    ...config,
    languages: ['en', 'es', 'fr', 'ms'].map((tag) => ({ tag, name: `Name of ${tag}` })),
  }));
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  activateLocale('en');
  vi.unstubAllGlobals();
});

it('OP-131 says the texts of a language that it has fetched once, and tells the page', async () => {
  fetched.mockResolvedValueOnce(texts('Hola'));
  await Promise.all([speak('es'), speak('es')]);
  expect([t(hello), activeLocale(), document.documentElement.lang]).toEqual(['Hola', 'es', 'es']);
  await speak('en');
  expect([t(hello), document.documentElement.lang]).toEqual(['Hello', 'en']);
  await speak('es');
  expect(t(hello)).toBe('Hola');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/languages/es.json']);
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
