import { machineLocale } from '../locale.ts';

const minute = 60_000;
/** No zone changes its offset twice within a span: Ramadan in Morocco is the shortest, a month. */
const span = 7 * 24 * 60 * minute;

/** An instant at which the clocks of a zone move, and the offset from then on. */
export interface ClockChange {
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Minutes ahead of UTC before and after. */
  before: number;
  after: number;
}

interface Span {
  before: number;
  after: number;
  /** First instant of the offset `after`. */
  changesAt: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const spansOf = new Map<string, Map<number, Span>>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(machineLocale, { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  return format;
}

function askOffset(zone: string, at: number): number {
  const parts = formatOf(zone).formatToParts(at);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** First minute at which the offset is no longer that of `from`, when it is another at `to`. */
function findChange(zone: string, from: number, to: number): number {
  const before = askOffset(zone, from);
  let [early, late] = [from / minute, to / minute];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (askOffset(zone, middle * minute) === before) early = middle;
    else late = middle;
  }
  return late * minute;
}

function spanAt(zone: string, at: number): Span {
  const index = Math.floor(at / span);
  let spans = spansOf.get(zone);
  if (spans === undefined) {
    spans = new Map();
    spansOf.set(zone, spans);
  }
  let found = spans.get(index);
  if (found === undefined) {
    const [from, to] = [index * span, (index + 1) * span];
    const [before, after] = [askOffset(zone, from), askOffset(zone, to)];
    const changesAt = before === after ? to : findChange(zone, from, to);
    found = { before, after, changesAt };
    spans.set(index, found);
  }
  return found;
}

/**
 * Minutes that a zone is ahead of UTC at an instant (milliseconds). Fast after the first question
 * about a week: what the platform answers is kept. Throws RangeError for an unknown zone.
 */
export function offsetAt(zone: string, at: number): number {
  const { before, after, changesAt } = spanAt(zone, at);
  return at < changesAt ? before : after;
}

/** The clock changes of a zone after `from` and until `to`, in their order. */
export function clockChanges(zone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = Math.floor(from / span) * span; at <= to; at += span) {
    const { before, after, changesAt } = spanAt(zone, at);
    if (before !== after && changesAt > from && changesAt <= to) {
      changes.push({ at: changesAt, before, after });
    }
  }
  return changes;
}
