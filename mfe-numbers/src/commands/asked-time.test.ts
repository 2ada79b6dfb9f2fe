import { readFileSync } from 'node:fs';
import type { AccountCountry } from '@jackfield/contract';
import { formatDateTime, formatTimeOfDay } from '@jackfield/domain';
import { localeNow } from '@jackfield/domain/locale';
import { activateLocale, loadCatalogue } from '@jackfield/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { askedTime } from './asked-time.ts';

afterEach(() => activateLocale('en'));

const zone = 'America/Chicago';
// Wednesday, 7:30 pm in Chicago.
const now = Date.parse('2026-11-26T01:30:00Z');

function read(text: string, country: AccountCountry = 'USA') {
  const time = askedTime(text, { now, zone, country });
  return time && { at: new Date(time.at(zone)).toISOString().slice(0, 16), rest: time.rest };
}

it.each([
  ['dec 24 4 pm', '2026-12-24T22:00', ''],
  ['who answers main line december 24 at 4pm', '2026-12-24T22:00', 'who answers main line'],
  ['12/24 16:00 main', '2026-12-24T22:00', 'main'],
  ['main line tomorrow 9am', '2026-11-26T15:00', 'main line'],
  // The hour is over for today.
  ['9:30 am', '2026-11-26T15:30', ''],
  ['friday', '2026-11-27T18:00', ''],
  ['in 2 hours', '2026-11-26T03:30', ''],
  ['now', '2026-11-26T01:30', ''],
  // The zone that is typed counts.
  ['dec 24 4 pm EST', '2026-12-24T21:00', ''],
  ['july 4 noon', '2027-07-04T17:00', ''],
])('annex J8 reads the time in "%s"', (text, at, rest) => {
  expect(read(text)).toEqual({ at, rest });
});

it.each(['1004', '+12055550199', '205 555 0199', 'main line', 'dan'])(
  'annex J8 reads no time in "%s"',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

it('annex J8 reads figures in the order of the country', () => {
  expect(read('5/12 noon', 'USA')?.at).toBe('2027-05-12T17:00');
  expect(read('5/12 noon', 'MYS')?.at).toBe('2026-12-05T18:00');
  expect(read('dec 24 noon', 'MYS')?.at).toBe('2026-12-24T18:00');
});

it('annex J8 a time is one on the clock of each zone, and an instant is the same everywhere', () => {
  const at = (text: string) =>
    askedTime(text, { now, zone, country: 'USA' })?.at('America/New_York') ?? 0;
  expect(new Date(at('dec 24 4 pm')).toISOString()).toBe('2026-12-24T21:00:00.000Z');
  expect(at('now')).toBe(now);
});

const localOf = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at);

function speak(language: string): void {
  const file = new URL(`../../../shared/texts/languages/${language}.json`, import.meta.url);
  loadCatalogue(language, JSON.parse(readFileSync(file, 'utf8')));
  activateLocale(language);
}

describe('LANG-01 reads times in the active language', () => {
  it.each([
    ['es', 'viernes 4 pm', '2026-11-27T22:00', ''],
    [
      'es',
      'línea principal el próximo lunes a las 4 de la tarde',
      '2026-11-30T22:00',
      'línea principal',
    ],
    ['es', '24 de dic. 16:00', '2026-12-24T22:00', ''],
    ['es', '3 mar 9 am', '2027-03-03T15:00', ''],
    ['es', 'mar 9 am', '2026-12-01T15:00', ''],
    ['es', 'manana 9:30', '2026-11-26T15:30', ''],
    ['es', 'en 2 horas', '2026-11-26T03:30', ''],
    ['es', 'tomorrow 9am oficina', '2026-11-26T15:00', 'oficina'],
    ['fr-CA', 'vendredi 16 h', '2026-11-27T22:00', ''],
    ['fr-CA', 'ligne principale demain 9 h 30', '2026-11-26T15:30', 'ligne principale'],
    ['fr-CA', '24 déc. midi', '2026-12-24T18:00', ''],
    ['fr-CA', 'dans 2 h', '2026-11-26T03:30', ''],
    ['fr-CA', 'lundi prochain à 10 h', '2026-11-30T16:00', ''],
    ['fr-CA', 'aujourd’hui à 22 h', '2026-11-26T04:00', ''],
    ['ms', 'Jumaat 4 petang', '2026-11-27T22:00', ''],
    ['ms', 'pejabat esok pukul 9 pagi', '2026-11-26T15:00', 'pejabat'],
    ['ms', 'Isnin depan tengah hari', '2026-11-30T18:00', ''],
    ['ms', '24 Disember 4 ptg', '2026-12-24T22:00', ''],
    ['ms', 'dalam 2 jam', '2026-11-26T03:30', ''],
  ] as const)('%s: %s', (language, text, at, rest) => {
    speak(language);
    expect(read(text)).toEqual({ at, rest });
  });

  it.each(['es', 'fr-CA', 'ms'] as const)('%s: dates as they are printed', (language) => {
    speak(language);
    const printed = (at: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeNow(), { timeZone: zone, ...options }).format(at);
    for (let ahead = 1; ahead < 360; ahead += 1) {
      const at = new Date(Date.parse('2026-11-26T02:05:00Z') + ahead * (24 * 60 + 61) * 60_000);
      const wanted = { at: at.toISOString().slice(0, 16), rest: '' };
      expect(read(printed(at, { dateStyle: 'long', timeStyle: 'short' }))).toEqual(wanted);
      expect(read(formatDateTime(at, zone))).toEqual(wanted);
      if (ahead > 5) continue;
      const day = printed(at, { weekday: 'long' });
      expect(read(`${day} ${formatTimeOfDay(localOf(at))}`)).toEqual(wanted);
    }
  });
});
