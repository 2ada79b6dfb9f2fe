import { businessHourSchema, type SpecialDates } from '@jackfield/contract/api/routing';
import {
  dateHoursText,
  daysText,
  hoursFields,
  hoursLabel,
  hoursText,
  hoursValuesOf,
} from '@jackfield/records/hours-text';
import { isSameValue } from '@jackfield/domain/same-value';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';
import { type Names, nameOf, targetText } from './target-text.ts';
import { partMessages, partsAhead, valueMessages } from './value-messages.ts';

type PartMessages = typeof partMessages | typeof partsAhead;

function dateText(date: SpecialDates, names: Names): string {
  const hours = dateHoursText(date, (target) => targetText(target, names) ?? '');
  return `${daysText(date)}, ${hours}`;
}

function dateLines(
  before: readonly SpecialDates[],
  after: readonly SpecialDates[],
  names: Names,
  messages: PartMessages,
): string[] {
  const gone = before.filter(({ id }) => !after.some((date) => date.id === id));
  const changed = after.flatMap((date) => {
    const { name } = date;
    const was = before.find(({ id }) => id === date.id);
    const to = dateText(date, names);
    if (was === undefined) return [t(messages.dateAdded, { name, text: to })];
    if (isSameValue(was, date)) return [];
    return [t(messages.dateChanged, { name, from: dateText(was, names), to })];
  });
  const removed = gone.map((date) =>
    t(messages.dateRemoved, { name: date.name, text: dateText(date, names) }),
  );
  return [...changed, ...removed];
}

/** Business hours day by day and date by date; null where either side is none. */
function hoursLines(
  before: unknown,
  after: unknown,
  names: Names,
  messages: PartMessages,
): string[] | null {
  if (!v.is(businessHourSchema, before) || !v.is(businessHourSchema, after)) return null;
  const [was, is] = [hoursValuesOf(before), hoursValuesOf(after)];
  const lines = hoursFields
    .filter((field) => field !== 'dates' && !isSameValue(was[field], is[field]))
    .map((field) => {
      const texts = { from: hoursText(was, field), to: hoursText(is, field) };
      if (field === 'alwaysOpen') return t(messages.schedule, texts);
      return t(messages.hours, { ...texts, part: hoursLabel(field) });
    });
  return [...lines, ...dateLines(was.dates, is.dates, names, messages)];
}

const keySchema = v.object({ action: v.string(), actionId: v.nullish(v.string()) });
const keyListSchema = v.array(v.object({ ...keySchema.entries, input: v.string() }));
const keyMapSchema = v.record(v.string(), keySchema);
type Keys = Readonly<Record<string, v.InferOutput<typeof keySchema>>>;

/** Keys by input; older and newer entries hold them as a list or by input. */
function keysOf(value: unknown): Keys | null {
  if (v.is(keyListSchema, value)) {
    return Object.fromEntries(value.map(({ input, ...key }) => [input, key]));
  }
  return v.is(keyMapSchema, value) ? value : null;
}

function keyText(key: Keys[string], names: Names): string {
  if (key.action === 'hangup') return t(valueMessages.hangup);
  return key.actionId ? nameOf(key.actionId, names) : t(valueMessages.nothing);
}

/** Keys of a menu, one sentence for each that changed; null where either side is none. */
function keyLines(
  before: unknown,
  after: unknown,
  names: Names,
  messages: PartMessages,
): string[] | null {
  const [was, is] = [keysOf(before), keysOf(after)];
  if (was === null || is === null) return null;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted().flatMap((key) => {
    const [old, now] = [was[key], is[key]];
    const [from, to] = [old && keyText(old, names), now && keyText(now, names)];
    if (from === to) return [];
    if (from === undefined) return [t(messages.keySet, { key, to: to ?? '' })];
    if (to === undefined) return [t(messages.keyCleared, { key, from })];
    return [t(messages.keyChanged, { key, from, to })];
  });
}

/** Sentences for members that are told part by part, done or still to come; null for the others. */
export function partLines(
  field: string,
  { from, to }: { from: unknown; to: unknown },
  names: Names,
  isAhead: boolean,
): string[] | null {
  const messages = isAhead ? partsAhead : partMessages;
  if (field === 'businessHour') return hoursLines(from, to, names, messages);
  if (field === 'keys') return keyLines(from, to, names, messages);
  return null;
}
