import { formatPhone } from '@jackfield/domain';
import { namesText } from '@jackfield/domain/routing';
import { defineMessages, t } from '@jackfield/texts';

const texts = defineMessages('server.routing.callers', {
  key: '{number}, key {keys}',
  line: '{who}: {what}',
  lineDaily: '{who}: {what} ({count} a day)',
  more: '{count} more changes for callers.',
  unanswered: '{who}, when nobody answers',
});

/** Lines that are told; the others are counted. */
const mostLines = 5;

/** What of a difference is told, as the engine finds it and as the API has it. */
interface Told {
  readonly number: { readonly label: string; readonly number: string };
  readonly path: readonly string[];
  readonly everyone: 'answers' | 'silent';
  readonly after: { readonly reason: string };
}

/** Calls that come to a number on a day; 0 where that is not known. */
type Daily = (number: string) => number;

function whoOf({ number: { label, number: digits }, path }: Told): string {
  const number = `${label} ${formatPhone(digits)}`.trim();
  return path.length === 0 ? number : t(texts.key, { number, keys: path.join(' ') });
}

/** One line of what becomes of the same kind of call alike, to whichever numbers. */
function lineOf(alike: readonly Told[], daily: Daily): string {
  const [first] = alike;
  if (first === undefined) return '';
  const who = namesText([...new Set(alike.map(whoOf))]);
  const line = {
    who: first.everyone === 'silent' ? t(texts.unanswered, { who }) : who,
    what: first.after.reason,
  };
  // Keys that were pressed are not counted.
  const called = new Set(alike.flatMap(({ number, path }) => (path.length ? [] : number.number)));
  const count = [...called].reduce((sum, number) => sum + daily(number), 0);
  return count > 0 ? t(texts.lineDaily, { ...line, count }) : t(texts.line, line);
}

/**
 * What becomes of calls from now on, worst first: a line for each number and what its callers press,
 * and one for all numbers whose callers notice the same.
 */
export function callerLines(differences: readonly Told[], daily: Daily = () => 0): string[] {
  const alike = Map.groupBy(differences, ({ path, everyone, after }) =>
    JSON.stringify([path, everyone, after.reason]),
  );
  const lines = [...alike.values()].map((group) => lineOf(group, daily));
  const others = lines.length - mostLines;
  // One more is said as quickly as it is counted.
  return others > 1 ? [...lines.slice(0, mostLines), t(texts.more, { count: others })] : lines;
}
