import { formatPhone } from '@jackfield/domain';
import type { Difference } from '@jackfield/domain/routing';
import { defineMessages, t } from '@jackfield/texts';

const texts = defineMessages('server.routing.callers', {
  key: '{number}, key {keys}',
  line: '{who}: {what}',
  more: '{count} more changes for callers.',
  unanswered: '{who}, when nobody answers',
});

/** Lines that are told; the others are counted. */
const mostLines = 5;

function lineOf({ number: { label, number: digits }, path, everyone, after }: Difference): string {
  const number = `${label} ${formatPhone(digits)}`.trim();
  const who = path.length === 0 ? number : t(texts.key, { number, keys: path.join(' ') });
  return t(texts.line, {
    who: everyone === 'silent' ? t(texts.unanswered, { who }) : who,
    what: after.reason,
  });
}

/** What becomes of calls from now on, a line for each number and what its callers press, worst first. */
export function callerLines(differences: readonly Difference[]): string[] {
  const lines = [...new Set(differences.map(lineOf))];
  const others = lines.length - mostLines;
  // One more is said as quickly as it is counted.
  return others > 1 ? [...lines.slice(0, mostLines), t(texts.more, { count: others })] : lines;
}
