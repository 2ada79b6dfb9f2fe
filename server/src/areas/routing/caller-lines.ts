import { formatPhone } from '@jackfield/domain';
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

function lineOf({ number: { label, number: digits }, path, everyone, after }: Told, daily: Daily) {
  const number = `${label} ${formatPhone(digits)}`.trim();
  const who = path.length === 0 ? number : t(texts.key, { number, keys: path.join(' ') });
  const line = {
    who: everyone === 'silent' ? t(texts.unanswered, { who }) : who,
    what: after.reason,
  };
  // Keys that were pressed are not counted.
  const count = path.length === 0 ? daily(digits) : 0;
  return count > 0 ? t(texts.lineDaily, { ...line, count }) : t(texts.line, line);
}

/** What becomes of calls from now on, a line for each number and what its callers press, worst first. */
export function callerLines(differences: readonly Told[], daily: Daily = () => 0): string[] {
  const lines = [...new Set(differences.map((one) => lineOf(one, daily)))];
  const others = lines.length - mostLines;
  // One more is said as quickly as it is counted.
  return others > 1 ? [...lines.slice(0, mostLines), t(texts.more, { count: others })] : lines;
}
