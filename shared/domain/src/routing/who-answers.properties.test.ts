import { anyAccount, anyInputs, plainAccount } from '@jackfield/testing/routing/arbitrary-account';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTimeAt, minutesOf, weekdayOf } from '../business-hours/local-time.ts';
import { branchAt } from './branches.ts';
import type { RoutedCompany, RoutingConfig } from './config.ts';
import { type CoverageLevel, CoverageLines } from './coverage.ts';
import { type DeskMenu, deskSheet, type DeskSheet } from './desk-sheet.ts';
import { simulate } from './simulate.ts';
import { weekOf, type WeekStretch } from './week.ts';

const minute = 60_000;
const days = 7;
const anyMinutes = fc.array(fc.integer({ min: 0, max: days * 1440 - 1 }), { maxLength: 12 });
const anyConfig = fc.oneof(anyAccount, plainAccount);
const onMinute = (instant: number) => Math.floor(instant / minute) * minute;

/** The drawn minutes of a week, with those around each of its edges. */
function instantsOf(week: readonly WeekStretch[], minutes: readonly number[]): number[] {
  const [from, until] = [week[0]?.from ?? 0, week.at(-1)?.to ?? 0];
  const around = week.slice(1).flatMap((one) => [-1, 0, 1].map((by) => one.from + by * minute));
  const all = [...around, ...minutes.map((one) => from + one * minute)];
  return all.filter((at) => from <= at && at < until);
}

/** What the calendar counts a place as, where callers get there without a key. */
const levels: Readonly<Record<string, readonly CoverageLevel[]>> = {
  answered: ['one', 'many'],
  external: ['one'],
  voicemail: ['voicemail'],
  menu: ['nobody', 'voicemail', 'one', 'many'],
};

it('[SAY-07] who answers when, the calendar and a tried call say the same, around each edge too', () => {
  let edges = 0;
  fc.assert(
    fc.property(anyConfig, anyInstant, anyMinutes, (config, instant, minutes) => {
      const from = onMinute(instant);
      const lines = new CoverageLines(config, from, from + days * 1440 * minute);
      for (const { id } of config.companies.slice(0, 2)) {
        const number = { kind: 'company', id } as const;
        const week = weekOf(config, number, { from, days });
        const coverage = lines.of(id);
        edges += week.length - 1;
        for (const at of instantsOf(week, minutes)) {
          const said = week.find((one) => one.from <= at && at < one.to)?.branch;
          const { end } = simulate(config, { number, from: null, at });
          const tried = branchAt(config, { number, at, everyone: 'answers' }, []);
          const answer = tried.kind === 'menu' ? tried : end;
          // A group of one person is that person.
          const seen = [said, answer].map((one) => [one?.kind, one?.node.id, one?.node.name]);
          expect(seen[0], JSON.stringify({ id, at, config })).toEqual(seen[1]);
          const counted = coverage.find((one) => one.from <= at && at < one.to)?.coverage.level;
          expect(levels[answer.kind] ?? ['nobody']).toContain(counted);
        }
      }
    }),
    { numRuns: 200 },
  );
  expect(edges).toBeGreaterThan(1000);
}, 120_000);

/** Whether the hours that the sheet prints are open at an instant, by the clock on the wall. */
function isPrintedOpen({ days: rows, hours }: DeskSheet, at: number): boolean {
  if (hours.alwaysOpen) return true;
  const { day, minutes } = localTimeAt(hours.timeZone, at);
  const intervalsOn = (which: number) =>
    rows.find(({ weekdays }) => weekdays.includes(weekdayOf(which)))?.intervals ?? [];
  const isPast = ({ from, to }: { from: string; to: string }) => minutesOf(to) <= minutesOf(from);
  return (
    intervalsOn(day).some(
      (one) => minutesOf(one.from) <= minutes && (isPast(one) || minutes < minutesOf(one.to)),
    ) || intervalsOn(day - 1).some((one) => isPast(one) && minutes < minutesOf(one.to))
  );
}

/** The same account in a week without dates, with nothing closed for now. */
function inOrdinaryWeek(config: RoutingConfig): RoutingConfig {
  const plain = <Owner extends Pick<RoutedCompany, 'businessHour' | 'override'>>(owner: Owner) => ({
    ...owner,
    override: null,
    businessHour: { ...owner.businessHour, dates: [] },
  });
  return { ...config, companies: config.companies.map(plain), teams: config.teams.map(plain) };
}

it('[SAY-07] the front desk sheet says open and answered at each minute at which a call is', () => {
  let answered = 0;
  fc.assert(
    fc.property(anyConfig, anyInstant, anyMinutes, anyInputs, (drawn, instant, minutes, inputs) => {
      const from = onMinute(instant);
      const config = inOrdinaryWeek(drawn);
      const sheet = deskSheet(drawn, 'company0', { at: from });
      if (sheet === null) throw new Error('No sheet.');
      const number = { kind: 'company', id: 'company0' } as const;
      const context = JSON.stringify({ from, drawn });
      for (const at of instantsOf(weekOf(config, number, { from, days }), minutes)) {
        const isOpen = isPrintedOpen(sheet, at);
        const place = isOpen ? sheet.open : sheet.closed;
        expect(place, context).not.toBeNull();
        const { kind } = branchAt(config, { number, at, everyone: 'answers' }, []);
        if (kind === 'answered') expect(place?.branch.kind, `${at} ${context}`).toBe('answered');
        if (place?.branch.kind !== 'answered') expect(kind).not.toBe('answered');
        if (kind === 'answered') answered += 1;

        const menu = place?.branch.kind === 'menu' ? place.branch.node.id : null;
        if (menu === null || (!isOpen && sheet.open?.branch.node.id === menu)) continue;
        const [row] = rowsOf(sheet.menus, menu, inputs[0] ?? 'timeout');
        if (row === undefined || row.isOnlyOffered) continue;
        const pressed = branchAt(config, { number, at, everyone: 'answers' }, [row.key]);
        if (pressed.kind === 'answered') {
          expect(row.place.branch.kind, `${at} ${row.key} ${context}`).toBe('answered');
          answered += 1;
        }
      }
    }),
    { numRuns: 200 },
  );
  expect(answered).toBeGreaterThan(500);
}, 120_000);

const rowsOf = (menus: readonly DeskMenu[], id: string, key: string) =>
  menus.flatMap((menu) => (menu.id === id ? menu.rows : [])).filter((row) => row.key === key);
