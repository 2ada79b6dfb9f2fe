import type {
  CallStop,
  Fact,
  Sentence,
  ToldReason,
  ToldStop,
} from '@jackfield/contract/api/routing-call';
import { type Message, t, type ValuesOf } from '@jackfield/texts';
import { dayText, localTimeAt, timeText, weekdayOf } from '../business-hours/local-time.ts';
import { formatDay } from '../dates.ts';
import { zoneName } from '../days-in-words.ts';
import { formatTimeOfDay, timeBehindWord } from '../time-of-day.ts';
import { weekdayName } from '../weekday-names.ts';
import type { RouteStep } from './call.ts';
import { hoursText, namesText } from './rows.ts';
import { hoursMessages, overrideMessages } from './sentences.ts';

type FactsOf<Text extends string> = Readonly<Record<keyof ValuesOf<Text>, Fact>>;
type FactArguments<Text extends string> =
  Record<never, never> extends FactsOf<Text> ? [facts?: FactsOf<Text>] : [facts: FactsOf<Text>];

/** A sentence that is put into words when somebody reads it, in their language. */
export const sentence = <Text extends string>(
  { id, message }: Message<Text>,
  ...[facts]: FactArguments<Text>
): Sentence => ({ id, message, values: { ...facts } });

/** A sentence in the active language; one that was kept in words stays as it is. */
export function say(told: ToldReason): string {
  if (typeof told === 'string') return told;
  const { id, message, values } = told;
  const said = Object.entries(values).map(([name, fact]) => [name, factText(fact)] as const);
  return t({ id, message }, Object.fromEntries(said));
}

/** A stop with its sentence, and the same in words, to be kept and read by versions of any age. */
export const toldStop = ({ node, reason, at }: RouteStep): ToldStop => ({
  node,
  reason: say(reason),
  ...(typeof reason !== 'string' && { told: reason }),
  at: new Date(at).toISOString(),
});

/** A stop that was kept, in the language of whoever reads it. */
export const saidStop = ({ told, node, ...stop }: ToldStop): CallStop => ({
  ...stop,
  node: { ...node, name: groupName(node, told) ?? node.name },
  reason: say(told ?? stop.reason),
});

/** What a call group is called: those that its sentence tells of. */
function groupName({ kind }: ToldStop['node'], told: ToldStop['told']): string | undefined {
  const people = told?.values['people'];
  if (kind !== 'callgroup' || typeof people !== 'object' || !('names' in people)) return undefined;
  return namesText(people.names);
}

function factText(fact: Fact): string | number {
  if (typeof fact !== 'object') return fact;
  if ('names' in fact) return namesText(fact.names);
  if ('weekday' in fact) return weekdayName(fact.weekday, 'long');
  if ('time' in fact) return formatTimeOfDay(fact.time);
  if ('until' in fact) return untilText(fact.zone, fact.until, fact.at);
  if ('zone' in fact) return zoneName(fact.zone);
  return fact.hours.length === 0 ? t(hoursMessages.heldClosed) : hoursText(fact.hours);
}

/** 'today until 6:00 pm', 'until Monday 9:00 am', 'until Dec 24, 2026 9:00 am'. */
function untilText(zone: string, until: number, at: number): string {
  const [end, now] = [localTimeAt(zone, until), localTimeAt(zone, at)];
  const time = timeBehindWord(formatTimeOfDay(timeText(end.minutes)));
  if (end.day === now.day) return t(overrideMessages.untilToday, { time });
  if (end.day - now.day > 6) {
    return t(overrideMessages.untilDate, { date: formatDay(dayText(end.day)), time });
  }
  return t(overrideMessages.untilDay, { day: weekdayName(weekdayOf(end.day), 'long'), time });
}
