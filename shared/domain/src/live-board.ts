import type { LiveBoard, LiveCall, LivePerson, LiveQueue } from '@jackfield/contract/api/live-call';
import { dayText, localTimeAt, timeText } from './business-hours/local-time.ts';
import { formatDay } from './dates.ts';
import { formatTimeOfDay, timeBehindWord } from './time-of-day.ts';

/** What somebody does at this moment. */
export type PersonState = 'free' | 'ringing' | 'talking' | 'away' | 'noPhone';

export interface SeenPerson extends LivePerson {
  readonly state: PersonState;
  /** Since when, of who rings or talks; ISO 8601. */
  readonly since: string | null;
}

export interface SeenQueue extends LiveQueue {
  /** Who waits, the longest first. */
  readonly waiting: readonly LiveCall[];
  /** How many take its calls, and who of them is free. */
  readonly signedIn: number;
  readonly free: number;
}

/** The board as it is read: figures, queues, people by what they do. */
export interface BoardView {
  readonly talking: readonly LiveCall[];
  readonly ringing: readonly LiveCall[];
  readonly waiting: readonly LiveCall[];
  readonly queues: readonly SeenQueue[];
  readonly people: readonly SeenPerson[];
}

/** Where a call that the exchange says no more of is counted: it rings, or is listening. */
export const kindOf = ({ phase }: LiveCall) => phase?.kind ?? 'ringing';
/** Since when a call does what it does. */
export const sinceOf = ({ phase, startedAt }: LiveCall): string => phase?.since ?? startedAt;

const byTime = (one: LiveCall, other: LiveCall) =>
  Date.parse(sinceOf(one)) - Date.parse(sinceOf(other));

/** Who is in a call: whose phone rings, who talks, and who calls out. */
const partOf = (call: LiveCall, id: string): boolean =>
  call.phase?.teammateIds.includes(id) === true ||
  (call.direction === 'outbound' && call.teammateId === id);

function stateOf(
  person: LivePerson,
  calls: readonly LiveCall[],
): Pick<SeenPerson, 'state' | 'since'> {
  const own = calls.filter((call) => partOf(call, person.id));
  const talk = own.find(
    (call) => ['talking', 'onHold'].includes(kindOf(call)) || call.direction === 'outbound',
  );
  if (talk) return { state: 'talking', since: sinceOf(talk) };
  const [ring] = own;
  if (ring) return { state: 'ringing', since: sinceOf(ring) };
  if (person.awayUntil !== null) return { state: 'away', since: null };
  return { state: person.canRing ? 'free' : 'noPhone', since: null };
}

/** Reads the board of an account (LIVE-01). */
export function boardView({
  items,
  people,
  queues,
}: Pick<LiveBoard, 'items' | 'people' | 'queues'>): BoardView {
  const seen = people.map((person) => ({ ...person, ...stateOf(person, items) }));
  const free = new Set(seen.filter(({ state }) => state === 'free').map(({ id }) => id));
  const of = (...kinds: readonly string[]) =>
    items.filter((call) => kinds.includes(kindOf(call))).toSorted(byTime);
  const waiting = of('waiting');
  return {
    talking: of('talking', 'onHold'),
    ringing: of('ringing'),
    waiting,
    queues: queues
      .map((queue) => {
        const signedIn = queue.memberIds.filter((id) => !queue.signedOutIds.includes(id));
        return {
          ...queue,
          waiting: waiting.filter(({ phase }) => phase?.teamId === queue.id),
          signedIn: signedIn.length,
          free: signedIn.filter((id) => free.has(id)).length,
        };
      })
      .toSorted((one, other) => other.waiting.length - one.waiting.length),
    people: seen,
  };
}

/** Whether a caller has waited longer than half of the queue's longest wait, by milliseconds. */
export const isLongWait = (waits: number, maxWaitSeconds: number): boolean =>
  waits > maxWaitSeconds * 500;

/** When somebody who is away is back, behind a word: a time of today in a zone, else a day. */
export function untilText(instant: string, zone: string, now: number): string {
  const at = localTimeAt(zone, Date.parse(instant));
  const today = localTimeAt(zone, now);
  return at.day === today.day
    ? timeBehindWord(formatTimeOfDay(timeText(at.minutes)))
    : formatDay(dayText(at.day));
}

/** Seconds as people read them: 0:09, 12:04, 1:02:05. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
