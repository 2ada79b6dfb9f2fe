import { isOpenAt } from '../business-hours/open-at.ts';
import type { RoutedCompany, RoutedTeam, RoutingConfig } from './config.ts';
import { indexOf } from './config.ts';
import { overrideAt } from './override.ts';

/** Length of a slot: half an hour, in milliseconds. */
export const slotLength = 30 * 60_000;

/** The starts of the half hours from an instant on, over some days. */
export function slotsFrom(from: number, days: number): number[] {
  const first = Math.floor(from / slotLength) * slotLength;
  return Array.from({ length: days * 48 }, (_, index) => first + index * slotLength);
}

type Timed = Pick<RoutedCompany | RoutedTeam, 'businessHour' | 'override'>;

/** What the clock decides for one record: override, open, closed, or the own action of a date. */
function stateAt(record: Timed, at: number): string {
  if (overrideAt(record, at) !== null) return 'override';
  const { isOpen, date } = isOpenAt(record.businessHour, at);
  if (isOpen) return 'open';
  return date?.action ? `date ${date.id}` : 'closed';
}

const isTimed = ({ businessHour, override }: Timed) =>
  !businessHour.alwaysOpen || override !== null;

/**
 * What the clock decides for the records that a number reaches, as a text for each slot: routing is
 * the same wherever the texts are.
 */
export function momentsOf(
  config: RoutingConfig,
  reached: ReadonlySet<string>,
  slots: readonly number[],
  known: Map<string, string[]>,
): string[] {
  const { companies, teams } = indexOf(config);
  const series = [...reached].flatMap((id) => {
    const record = companies.get(id) ?? teams.get(id);
    if (record === undefined || !isTimed(record)) return [];
    const states = known.get(id) ?? slots.map((at) => stateAt(record, at));
    known.set(id, states);
    return [states];
  });
  return slots.map((_, index) => series.map((states) => states[index]).join('|'));
}
