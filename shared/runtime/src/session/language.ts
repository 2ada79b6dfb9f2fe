import { languageCookie, textsAddress } from '@jackfield/contract';
import {
  activateLocale,
  activeLocale,
  declaredAreas,
  loadCatalogue,
  sourceLanguage,
} from '@jackfield/texts';
import * as v from 'valibot';
import { accountAtom, configAtom, profileAtom } from '../store/atoms.ts';
import { afterFirstRows, firstRowsAtom } from '../store/first-rows.ts';
import { store } from '../store/store.ts';

const textsSchema = v.record(v.string(), v.string());
/** Browsers cap the life of cookies at 400 days, in seconds. */
const longest = 400 * 24 * 60 * 60;
/** A page in English is better than none. */
const patience = 5000;

/** The language asked for last. */
let wanted = sourceLanguage;

/** Stands for every area of a language. */
const all = '*';
/** A switch of the language in a page that has shown much asks for all: addresses have an end. */
const mostAreas = 100;
/** What of each language is here or on its way, by area. */
const loads = new Map<string, Map<string, Promise<void>>>();

function loadsOf(tag: string): Map<string, Promise<void>> {
  const known = loads.get(tag) ?? new Map<string, Promise<void>>();
  loads.set(tag, known);
  return known;
}

/** Languages of which every text is here. */
const whole = new Set<string>();

const offered = (tag: string) =>
  store.get(configAtom).languages.find((language) => language.tag === tag);

async function fetchTexts(address: string): Promise<Record<string, string>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`There are no texts at ${address}.`);
  return v.parse(textsSchema, await answer.json());
}

function ask(tag: string, address: string, areas: readonly string[]): void {
  const isWhole = !new URL(address, location.href).searchParams.has('of');
  const known = loadsOf(tag);
  const isSomethingMissing = () => declaredAreas().some((area) => !known.has(area));
  // Code that waits for nothing may have drawn it in English by now.
  const wasMissing = isSomethingMissing();
  const load = fetchTexts(address).then((texts) => {
    const isLate = wasMissing || isSomethingMissing();
    loadCatalogue(tag, texts);
    if (isWhole) whole.add(tag);
    if (isLate && tag === activeLocale()) activateLocale(tag);
  });
  for (const area of areas) known.set(area, load);
  load.catch(() => {
    for (const area of areas) known.delete(area);
  });
}

/** The texts that the page asked for with its first files, which declare them (LANG-02). */
function askHinted(tag: string): void {
  const hint = document.querySelector<HTMLLinkElement>(
    `link[rel="preload"][href^="/languages/${tag}.json?"]`,
  );
  const areas = hint && new URL(hint.href).searchParams.get('of')?.split(',');
  if (areas) ask(tag, hint.href, areas);
}

/** Fetches what is missing of the texts that the code declares that has run. */
async function loadTexts(tag: string): Promise<void> {
  const language = offered(tag);
  if (language === undefined || tag === sourceLanguage || whole.has(tag)) return;
  const known = loadsOf(tag);
  if (known.size === 0) askHinted(tag);
  const needed = declaredAreas();
  const missing = needed.filter((area) => !known.has(area));
  if (missing.length > 0) {
    const areas = missing.length > mostAreas ? undefined : missing;
    ask(tag, textsAddress(language, areas), missing);
  }
  await Promise.all(needed.map((area) => known.get(area)));
}

/** Fetches the rest of the language that is spoken, which nothing waits for. */
function loadRest(): void {
  const language = offered(wanted);
  if (language === undefined || wanted === sourceLanguage || whole.has(wanted)) return;
  if (!loadsOf(wanted).has(all)) ask(wanted, textsAddress(language), [all]);
}

/**
 * Waits for code, and then for the texts that it declares in the language of the page, so that
 * nothing that it draws is seen in English first. English waits for nothing, and texts that do not
 * come leave English.
 */
export async function withTexts<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  const loaded = await load;
  await loadTexts(wanted).catch(reportError);
  return loaded;
}

/**
 * Shows the portal in a language that it offers, whose texts are fetched first unless they are those
 * of the code, and keeps it for this browser's next page. Texts that do not arrive stay as they are.
 */
export async function speak(tag: string): Promise<void> {
  if (!offered(tag)) return;
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
  if (store.get(firstRowsAtom)) loadRest();
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

/**
 * Keeps to the language of the signed-in person and the account when another one is chosen, and
 * fetches the rest of it behind the first rows.
 */
export function followOwnLanguage(): void {
  store.sub(profileAtom, speakOwn);
  store.sub(accountAtom, speakOwn);
  afterFirstRows(loadRest);
}

/** A language by its name in itself; `none` for no choice. */
export function languageName(tag: string | null, none = ''): string {
  if (tag === null) return none;
  return offered(tag)?.name ?? tag;
}
