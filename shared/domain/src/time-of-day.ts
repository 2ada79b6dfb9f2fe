import { defineMessages, t } from '@jackfield/texts';
import { bare, clockMessages, formsOf } from './clock-words.ts';
import { isSourceLanguage, perLocale } from './locale.ts';

const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a text is a time of day as stored: 'HH:MM', 24 hours (ENT-27). */
export const isTimeOfDay = (text: string): boolean => pattern.test(text);

const clockFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
);

const messages = defineMessages('domain.times', {
  behindWord: '{time}',
  oneBehindWord: '{time}',
  span: '{opens} to {closes}',
  wholeDay: 'all day',
});

/** Hours of a day as shown: '9:00 am to 5:30 pm', 'all day'; midnight at their end is '12:00 am'. */
export function formatHours({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from === '00:00' && to === '24:00') return t(messages.wholeDay);
  const end = to === '24:00' ? '00:00' : to;
  return t(messages.span, { opens: formatTimeOfDay(from), closes: formatTimeOfDay(end) });
}

/** A stored time of day as shown: '15:07' becomes '3:07 pm' (ENT-27). */
export function formatTimeOfDay(text: string): string {
  const [, hours = '', minutes = ''] = pattern.exec(text) ?? [];
  if (!hours) return text;
  const hour = Number(hours);
  if (!isSourceLanguage()) return clockFormat().format(Date.UTC(1970, 0, 1, hour, Number(minutes)));
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Two times as they are shown, a half of the day that both have only at the second: '9:00' and '11:30 am'. */
export function endsOfTimes({ from, to }: { readonly from: string; readonly to: string }): {
  from: string;
  to: string;
} {
  const half = /\s[\p{L}.]+$/u.exec(to)?.[0] ?? '';
  return { from: half !== '' && from.endsWith(half) ? from.slice(0, -half.length) : from, to };
}

/**
 * A time as it is shown, behind a word such as 'until' or 'from': Spanish gives it an article there,
 * 'la' of the hour of one and else 'las'.
 */
export const timeBehindWord = (shown: string): string =>
  t(Number.parseInt(shown, 10) === 1 ? messages.oneBehindWord : messages.behindWord, {
    time: shown,
  });

const points: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' };
const halfOf: Readonly<Record<string, string>> = { morning: 'am', afternoon: 'pm', evening: 'pm' };
const formsNow = perLocale((_locale, words: string) =>
  [...formsOf(words)].toSorted(([one], [other]) => other.length - one.length),
);

/** What a person typed as a stored time of day, or null: '3:07 pm', '307p', '3pm', '15:07', '15 h 07', 'noon', '4 in the afternoon' (ENT-27). */
export function parseTimeOfDay(text: string): string | null {
  // French has '16 h 30' and '16 h', Spanish 'p. m.'.
  const written = text
    .trim()
    .replace(/^(\d{1,2}) ?h ?(\d{2})?$/i, (_all, hours, minutes = '00') => `${hours}:${minutes}`);
  const match = /^(\d{1,2})(?:(:)?(\d{2}))?\s*([ap])?\.?\s?m?\.?$/i.exec(written);
  if (!match) return parseSaid(bare(text.trim())) ?? (isSourceLanguage() ? null : parseShown(text));
  const [, typedHour = '', colon, minutes = '00', half] = match;
  // Without a colon, 130 may be a half past one of the night or of the day.
  if (match[3] && !colon && !half) return null;
  const hour = Number(typedHour);
  if (half && (hour < 1 || hour > 12)) return null;
  const value = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  const stored = `${String(value).padStart(2, '0')}:${minutes}`;
  return isTimeOfDay(stored) ? stored : null;
}

/** Reads a time that is said with words of the active language: 'midi', '4 petang'. */
function parseSaid(text: string): string | null {
  for (const [form, english] of formsNow(t(clockMessages.words))) {
    if (text === form && points[english]) return points[english];
    const half = halfOf[english];
    if (half === undefined || !text.endsWith(` ${form}`)) continue;
    const hour = text.slice(0, -form.length).trim();
    // At twelve in the evening a day ends.
    const isNight = english === 'evening' && /^12\b/.test(hour);
    return parseTimeOfDay(`${hour} ${isNight ? 'am' : half}`);
  }
  return null;
}

/** Intl writes blanks that no key has. */
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Reads a time that is written as the active language shows it. */
function parseShown(text: string): string | null {
  const [, hour = '', minutes = ''] = /(\d{1,2})\D{1,3}(\d{2})/.exec(text) ?? [];
  const halves = [Number(hour), (Number(hour) + 12) % 24].map(
    (value) => `${String(value).padStart(2, '0')}:${minutes}`,
  );
  return (
    halves.find((time) => isTimeOfDay(time) && plain(formatTimeOfDay(time)) === plain(text)) ?? null
  );
}
