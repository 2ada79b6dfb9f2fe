import { languageCookie } from '@jackfield/contract';
import { activateLocale, activeLocale, loadCatalogue, sourceLanguage } from '@jackfield/texts';
import * as v from 'valibot';
import { accountAtom, configAtom, profileAtom } from '../store/atoms.ts';
import { store } from '../store/store.ts';

const textsSchema = v.record(v.string(), v.string());
/** Browsers cap the life of cookies at 400 days, in seconds. */
const longest = 400 * 24 * 60 * 60;
/** A page in English is better than none. */
const patience = 5000;

/** The language asked for last. */
let wanted = sourceLanguage;
/** Languages whose texts are here or on their way. */
const loads = new Map<string, Promise<void>>([[sourceLanguage, Promise.resolve()]]);

function loadTexts(tag: string): Promise<void> {
  const known = loads.get(tag);
  if (known) return known;
  const load = fetchTexts(tag).then((texts) => loadCatalogue(tag, texts));
  loads.set(tag, load);
  load.catch(() => loads.delete(tag));
  return load;
}

async function fetchTexts(tag: string): Promise<Record<string, string>> {
  const answer = await fetch(`/languages/${tag}.json`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`There are no texts for ${tag}.`);
  return v.parse(textsSchema, await answer.json());
}

/**
 * Shows the portal in a language that it offers, whose texts are fetched first unless they are those
 * of the code, and keeps it for this browser's next page. Texts that do not arrive stay as they are.
 */
export async function speak(tag: string): Promise<void> {
  if (!store.get(configAtom).languages.some((language) => language.tag === tag)) return;
  wanted = tag;
  try {
    await loadTexts(tag);
  } catch (error) {
    reportError(error);
    return;
  }
  // Whoever chose again meanwhile wants that.
  if (wanted !== tag) return;
  if (tag !== activeLocale()) activateLocale(tag);
  document.documentElement.lang = tag;
  document.cookie = `${languageCookie}=${tag}; Path=/; Max-Age=${longest}; SameSite=Lax; Secure`;
}

/** Shows the portal in the language of the signed-in person, else of the account. */
export async function speakOwn(): Promise<void> {
  const profile = store.get(profileAtom);
  if (profile === null) return;
  // Standard users are not told the account's language but what follows from it.
  const account = store.get(accountAtom)?.language ?? profile.spokenLanguage;
  await speak(profile.language ?? account);
}

/** Keeps to the language of the signed-in person and the account when another one is chosen. */
export function followOwnLanguage(): void {
  store.sub(profileAtom, speakOwn);
  store.sub(accountAtom, speakOwn);
}

/** A language by its name in itself; `none` for no choice. */
export function languageName(tag: string | null, none = ''): string {
  if (tag === null) return none;
  return store.get(configAtom).languages.find((one) => one.tag === tag)?.name ?? tag;
}
