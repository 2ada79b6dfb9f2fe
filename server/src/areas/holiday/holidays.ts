import type { AccountCountry } from '@jackfield/contract';
import type { Holiday, Holidays } from '@jackfield/contract/api/holiday';
import { isSourceLanguage, localeNow } from '@jackfield/domain/locale';
import { regionName, regions } from '@jackfield/domain/regions';
import { defineMessages, t } from '@jackfield/texts';
import type Calendar from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { holidayName } from './names.ts';

const texts = defineMessages('server.holiday', { observed: '{name} (substitute day)' });

const codes: Record<AccountCountry, string> = { USA: 'US', CAN: 'CA', MYS: 'MY' };

/** Months of the Islamic calendar, whose first day is announced when the moon was seen. */
const islamic = /Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu/;
/** Days that follow the moon by tables of the authorities. */
const announced = /Deepavali|Thaipusam|Vesak|Wesak/;

let loaded: Promise<typeof Calendar> | undefined;

/** The calendars are megabytes, and few servers are asked for them. */
function calendars(): Promise<typeof Calendar> {
  loaded ??= import('date-holidays').then((module) => module.default);
  return loaded;
}

/** A holiday, and for a day that is observed in place of another one the name of that one. */
type Told = Holiday & { readonly replaces: string | null };

function toTold({ name, date, rule, substitute = false }: HolidaysTypes.Holiday): Told {
  // The calendars say in parentheses that a day is a substitute, in few languages.
  const plain = holidayName(substitute ? name.replace(/ \([^()]*\)$/, '') : name);
  return {
    name: substitute ? t(texts.observed, { name: plain }) : plain,
    replaces: substitute ? plain : null,
    day: date.slice(0, 10),
    isFixed: /^\d\d-\d\d$/.test(rule),
    isUnconfirmed: islamic.test(rule) || announced.test(name),
    hasSubstitute: false,
  };
}

const distance = (one: Holiday, other: Holiday) =>
  Math.abs(Date.parse(one.day) - Date.parse(other.day));

/** Marks the holidays for which another day is observed: of those of one name the nearest one. */
function withSubstitutes(items: readonly Told[]): Holiday[] {
  const replaced = items
    .filter(({ replaces }) => replaces !== null)
    .map((observed) =>
      items
        .filter(({ name }) => name === observed.replaces)
        .toSorted((one, other) => distance(one, observed) - distance(other, observed))
        .at(0),
    );
  return items.map((item) => {
    const { replaces: _, ...holiday } = item;
    return { ...holiday, hasSubstitute: replaced.includes(item) };
  });
}

/** A region in the reader's language; the calendars have codes of their own in Malaysia. */
function nameOfRegion(country: AccountCountry, english: string): string {
  const name = english === 'Malacca' ? 'Melaka' : english;
  const known = regions[country].find((region) => region.name === name);
  return known ? regionName(known) : name;
}

/** The languages of names: the reader's, and English for what the calendars do not have in it. */
function languagesFor(country: AccountCountry): string[] {
  const english = country === 'USA' ? ['en-us', 'en'] : ['en'];
  return isSourceLanguage() ? english : [new Intl.Locale(localeNow()).language, ...english];
}

/**
 * Public holidays of a year in the reader's language, computed without asking anybody (annex J3). A
 * region adds its own days to those of the country; one that the country does not have answers null.
 */
export async function holidaysOf(
  country: AccountCountry,
  year: number,
  region?: string,
): Promise<Holidays | null> {
  const Loaded = await calendars();
  const calendar = new Loaded();
  const code = codes[country];
  const states: Record<string, string> = calendar.getStates(code, 'en') ?? {};
  if (region !== undefined && states[region] === undefined) return null;
  if (region === undefined) calendar.init(code);
  else calendar.init(code, region);
  calendar.setLanguages(languagesFor(country));
  const found = calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(toTold)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const named = Object.entries(states)
    .map(([value, name]) => ({ code: value, name: nameOfRegion(country, name) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, localeNow()));
  return { regions: named, items: withSubstitutes(found) };
}
