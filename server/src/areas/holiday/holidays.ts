import type { AccountCountry } from '@jackfield/contract';
import type { Holiday, Holidays } from '@jackfield/contract/api/holiday';
import type Calendar from 'date-holidays';

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

const toHoliday = ({
  name,
  date,
  rule,
}: {
  name: string;
  date: string;
  rule: string;
}): Holiday => ({
  name,
  day: date.slice(0, 10),
  isFixed: /^\d\d-\d\d$/.test(rule),
  isUnconfirmed: islamic.test(rule) || announced.test(name),
  hasSubstitute: false,
});

/** How the calendars name a day that is observed in place of a holiday. */
const substitute = / \(substitute day\)$/;

const distance = (one: Holiday, other: Holiday) =>
  Math.abs(Date.parse(one.day) - Date.parse(other.day));

/** Marks the holidays for which another day is observed: of those of one name the nearest one. */
function withSubstitutes(items: readonly Holiday[]): Holiday[] {
  const replaced = items
    .filter(({ name }) => substitute.test(name))
    .map((observed) => {
      const name = observed.name.replace(substitute, '');
      return items
        .filter((one) => one.name === name)
        .toSorted((one, other) => distance(one, observed) - distance(other, observed))
        .at(0);
    });
  return items.map((item) => ({ ...item, hasSubstitute: replaced.includes(item) }));
}

/**
 * Public holidays of a year, computed without asking anybody (annex J3). A region adds its own days
 * to those of the country; one that the country does not have answers null.
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
  const found = calendar
    .getHolidays(year, country === 'USA' ? 'en-us' : 'en')
    .filter(({ type }) => type === 'public')
    .map(toHoliday)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const regions = Object.entries(states)
    .map(([value, name]) => ({ code: value, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return { regions, items: withSubstitutes(found) };
}
