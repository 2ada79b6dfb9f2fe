import { bare, clockMessages, formsOf } from '@jackfield/domain/clock-words';
import { isSourceLanguage, perLocale } from '@jackfield/domain/locale';
import { t } from '@jackfield/runtime';
import { commandMessages } from './messages.ts';

/** What was typed, with its words of time in English. */
interface TimeText {
  readonly text: string;
  /** Where a sign of `text` stands in what was typed; its end too. */
  readonly from: readonly number[];
}

interface Words {
  readonly days: ReadonlyMap<string, string>;
  readonly months: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

const lengths = ['long', 'short'] as const;

/** Names that `Intl` has for days, months or halves of a day, with and without points, in English. */
function named(
  locale: string,
  part: 'weekday' | 'month' | 'dayPeriod',
  dates: readonly Date[],
): Map<string, string> {
  const nameOf = (date: Date, tag: string, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(tag, {
      timeZone: 'UTC',
      day: '2-digit',
      ...(part === 'dayPeriod' ? { hour: 'numeric', hour12: true } : { [part]: length }),
    })
      .formatToParts(date)
      .find(({ type }) => type === part)?.value ?? '';
  const names = dates.flatMap((date) =>
    lengths.flatMap((length) => {
      const name = bare(nameOf(date, locale, length));
      return [name, name.replaceAll('.', '')].map(
        (said) => [said, nameOf(date, 'en', 'long')] as const,
      );
    }),
  );
  return new Map(names);
}

const each = (count: number, make: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => new Date(make(at)));

const halves: Readonly<Record<string, string>> = { morning: 'am', afternoon: 'pm', evening: 'pm' };

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const wordsOf = perLocale((locale, said: string): Words => {
  const days = named(
    locale,
    'weekday',
    each(7, (at) => Date.UTC(2026, 0, at + 1)),
  );
  const months = named(
    locale,
    'month',
    each(12, (at) => Date.UTC(2026, at)),
  );
  const others = named(
    locale,
    'dayPeriod',
    each(2, (at) => Date.UTC(2026, 0, 1, 9 + 7 * at)),
  );
  for (const [form, english] of formsOf(said)) others.set(form, english);
  const all = [...new Set([...days.keys(), ...months.keys(), ...others.keys()])]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(escaped);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?<hour>\d{1,2}) ?h(?: ?(?<minute>\d{2}))?|(?<word>${all.join('|')}))(?![\p{L}\p{N}])`,
    'gu',
  );
  return { days, months, others, pattern };
});

/**
 * Puts words of time of the active language into English, whose rules chrono reads best: 'viernes
 * 4 de la tarde' becomes 'Friday 4 pm'. All other words stay.
 */
export function timeWords(typed: string): TimeText {
  if (isSourceLanguage()) return { text: typed, from: [...Array(typed.length + 1).keys()] };
  const { days, months, others, pattern } = wordsOf(
    `${t(clockMessages.words)}, ${t(commandMessages.timeWords)}`,
  );
  const text: string[] = [];
  const from: number[] = [];
  const keep = (at: number, until: number) => {
    text.push(typed.slice(at, until));
    for (let sign = at; sign < until; sign += 1) from.push(sign);
  };
  const say = (said: string, at: number) => {
    text.push(said);
    for (let sign = 0; sign < said.length; sign += 1) from.push(at);
  };
  let end = 0;
  let last = '';
  for (const found of bare(typed).matchAll(pattern)) {
    const { hour, minute, word = '' } = found.groups ?? {};
    const before = typed.slice(end, found.index);
    const isAfterFigure = /\d *$/.test(before) || (last === 'of' && before.trim() === '');
    keep(end, found.index);
    if (hour === undefined) {
      last =
        (isAfterFigure ? months.get(word) : undefined) ??
        days.get(word) ??
        months.get(word) ??
        others.get(word) ??
        word;
      last = isAfterFigure ? (halves[last] ?? last) : last;
      say(last === 'of' ? '' : last, found.index);
    } else {
      say(last === 'in' ? `${hour} hours` : `${hour}:${minute ?? '00'}`, found.index);
    }
    end = found.index + found[0].length;
  }
  keep(end, typed.length);
  from.push(typed.length);
  // 'lundi prochain' has its words the other way round.
  return { text: text.join('').replaceAll(/(\w+day) next(?!\w)/g, 'next $1'), from };
}
