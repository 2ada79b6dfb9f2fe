import type { AccountCountry } from '@jackfield/contract';
import { activateLocale, loadCatalogue } from '@jackfield/texts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { holidaysOf } from './holidays.ts';

const days = async (...asked: Parameters<typeof holidaysOf>) => {
  const found = await holidaysOf(...asked);
  return new Map(found?.items.map((item) => [item.name, item]));
};

const languages = join(import.meta.dirname, '../../../../shared/texts/languages');

/** Festivals that have one name. */
const sameEverywhere = [
  'Deepavali',
  'Gawai Dayak',
  'Juneteenth',
  'Mardi Gras',
  'Tadau Kaamatan',
  'Thaipusam',
];

afterEach(() => activateLocale('en'));

describe('holidays', () => {
  it('annex J3 the USA have federal holidays and those of each state', async () => {
    const federal = await days('USA', 2027);
    expect(federal.get('Thanksgiving Day')?.day).toBe('2027-11-25');
    expect(federal.get('Labor Day')?.day).toBe('2027-09-06');
    expect(federal.get('Independence Day (substitute day)')?.day).toBe('2027-07-05');
    expect(federal.has('César Chávez Day')).toBe(false);
    expect((await days('USA', 2027, 'CA')).get('César Chávez Day')?.day).toBe('2027-03-31');
    const { regions } = (await holidaysOf('USA', 2027)) ?? { regions: [] };
    expect(regions).toContainEqual({ code: 'AL', name: 'Alabama' });
    expect(regions.length).toBeGreaterThanOrEqual(51);
  });

  it('annex J3 Canada has provincial days', async () => {
    expect((await days('CAN', 2026)).get('Canada Day')).toMatchObject({
      day: '2026-07-01',
      isFixed: true,
    });
    expect((await days('CAN', 2026, 'QC')).get('National Holiday')?.day).toBe('2026-06-24');
    expect((await days('CAN', 2026, 'BC')).get('Family Day')?.day).toBe('2026-02-16');
  });

  it('annex J3 days of Malaysia that depend on the moon are unconfirmed', async () => {
    const selangor = await days('MYS', 2027, '10');
    const unconfirmed = (name: string) => selangor.get(name)?.isUnconfirmed;
    expect(unconfirmed('Islamic New Year')).toBe(true);
    expect(unconfirmed('Feast of the Sacrifice (Eid al-Adha)')).toBe(true);
    expect(unconfirmed('Deepavali')).toBe(true);
    expect(unconfirmed('Malaysia Day')).toBe(false);
    expect(selangor.get("Sultan of Selangor's Birthday")?.day).toBe('2027-12-11');
    expect((await days('MYS', 2027)).has("Sultan of Selangor's Birthday")).toBe(false);
  });

  it('annex J3 says for which holidays another day is observed', async () => {
    const federal = await days('USA', 2027);
    expect(federal.get('Christmas Day')).toMatchObject({ day: '2027-12-25', hasSubstitute: true });
    expect(federal.get('Independence Day')?.hasSubstitute).toBe(true);
    expect(federal.get('Veterans Day')?.hasSubstitute).toBe(false);
    // Its day is observed on the last day of this year, and that holiday is one of the next.
    expect(federal.get("New Year's Day")).toMatchObject({ day: '2027-01-01' });
    const malaysia = (await holidaysOf('MYS', 2027))?.items ?? [];
    expect(malaysia.filter(({ hasSubstitute }) => hasSubstitute)).toMatchObject([
      { name: 'Chinese New Year', day: '2027-02-07' },
    ]);
  });

  it.each([
    ['es', 'USA', 'Navidad', '2027-12-25'],
    ['fr-CA', 'CAN', 'Fête du travail', '2027-09-06'],
    ['fr-CA', 'USA', 'Fête du travail', '2027-09-06'],
    ['ms', 'MYS', 'Hari Malaysia', '2027-09-16'],
    ['es', 'MYS', 'Malaysia Day', '2027-09-16'],
  ] as const)('LANG-01 in %s a day of %s is %s', async (tag, country, name, day) => {
    activateLocale(tag);
    const found = await days(country, 2027);
    expect(found.get(name)?.day).toBe(day);
  });

  it('LANG-01 knows a substitute day in a language whose calendars name it in English', async () => {
    activateLocale('ms');
    const { items } = (await holidaysOf('MYS', 2027)) ?? { items: [] };
    expect(items.filter(({ hasSubstitute }) => hasSubstitute)).toMatchObject([
      { name: 'Tahun Baru Cina', day: '2027-02-07' },
    ]);
  });

  it('LANG-01 names the days of provinces, and provinces, that the calendars have in English alone', async () => {
    loadCatalogue('fr-CA', {
      'server.holiday.name.britishColumbiaDay': 'Jour de la Colombie-Britannique',
      'server.holiday.name.presidentsDay': 'Jour des présidents',
      'domain.regions.names': 'BC=Colombie-Britannique',
    });
    activateLocale('fr-CA');
    const { regions } = (await holidaysOf('CAN', 2026)) ?? {};
    expect(regions).toContainEqual({ code: 'BC', name: 'Colombie-Britannique' });
    const named = await days('CAN', 2026, 'BC');
    expect(named.get('Jour de la Colombie-Britannique')?.day).toBe('2026-08-03');
    // Other states write it without an apostrophe, or with it elsewhere.
    expect((await days('USA', 2026, 'AK')).get('Jour des présidents')?.day).toBe('2026-02-16');
  });

  it.each(['es', 'fr-CA', 'ms'])('LANG-01 names every day of every region in %s', async (tag) => {
    const regionsOf = async (country: AccountCountry) =>
      (await holidaysOf(country, 2026))?.regions.map(({ code }) => code) ?? [];
    const namesIn = async (language: string) => {
      activateLocale(language);
      const named = new Set<string>();
      for (const country of ['USA', 'CAN', 'MYS'] as const) {
        for (const region of [undefined, ...(await regionsOf(country))]) {
          const { items } = (await holidaysOf(country, 2026, region)) ?? { items: [] };
          for (const { name } of items) named.add(name);
        }
      }
      return named;
    };
    loadCatalogue(tag, JSON.parse(readFileSync(join(languages, `${tag}.json`), 'utf8')));
    const english = await namesIn('en');
    const alike = [...(await namesIn(tag))].filter((name) => english.has(name));
    expect(alike.filter((name) => !sameEverywhere.includes(name))).toEqual([]);
  });

  it('answers null for a region that the country does not have', async () => {
    expect(await holidaysOf('CAN', 2026, 'AL')).toBeNull();
  });
});
