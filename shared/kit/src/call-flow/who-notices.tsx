import type { Difference } from '@jackfield/domain/routing';
import { formatPhone } from '@jackfield/domain';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { t as text, useT } from '@jackfield/runtime';
import { endText } from './asked.ts';
import { intervalsText } from './intervals-text.ts';
import { noticeMessages } from './messages.ts';
import css from './who-notices.module.css';

export interface WhoNoticesProps {
  differences: readonly Difference[];
  zone: string;
}

const badges = {
  broken: { meaning: 'error', shape: 'cross' },
  worse: { meaning: 'warning', shape: 'bar' },
  changed: { meaning: 'info', shape: 'ring' },
  better: { meaning: 'success', shape: 'dot' },
} as const;
const shown = 8;

/** Who calls: everybody, or who presses the keys. */
function callersText({ path, everyone }: Difference): string {
  const keys = path
    .map((key) => (key === 'timeout' ? text(noticeMessages.waiting) : key))
    .join(', ');
  const who =
    path.length === 0 ? text(noticeMessages.everybody) : text(noticeMessages.pressing, { keys });
  return everyone === 'silent' ? `${who}, ${text(noticeMessages.unanswered)}` : who;
}

/** Which callers will notice a change, and when, worst first; or that none will (annex J4). */
export function WhoNotices({ differences, zone }: WhoNoticesProps) {
  const t = useT();
  if (differences.length === 0) return <p className={css.none}>{t(noticeMessages.none)}</p>;
  const groups = togetherOf(differences);
  return (
    <div>
      <p className={css.intro}>{t(noticeMessages.intro)}</p>
      <ul className={css.list}>
        {groups.slice(0, shown).map(([difference, ...others]) => (
          <li key={keyOf(difference)}>
            <StatusBadge {...badges[difference.severity]}>
              {t(noticeMessages[difference.severity])}
            </StatusBadge>
            <span className={css.number}>
              {others.length === 0
                ? `${difference.number.label} ${formatPhone(difference.number.number)}`
                : t(noticeMessages.numbers, {
                    label: difference.number.label,
                    count: others.length + 1,
                  })}
            </span>
            <span className={css.who}>{callersText(difference)}</span>
            <span className={css.change}>
              <s>{endText(difference.before)}</s> <strong>{endText(difference.after)}</strong>
            </span>
            <span className={css.when}>{intervalsText(difference.intervals, zone)}</span>
          </li>
        ))}
      </ul>
      {groups.length > shown && (
        <p className={css.intro}>{t(noticeMessages.more, { count: groups.length - shown })}</p>
      )}
    </div>
  );
}

const keyOf = ({ number, path, everyone, before, after }: Difference) =>
  [
    number.ownerId,
    path.join(),
    everyone,
    before.kind,
    before.node.id,
    after.kind,
    after.node.id,
  ].join(' ');

/** Numbers of one owner that differ alike, together. */
function togetherOf(differences: readonly Difference[]): [Difference, ...Difference[]][] {
  const groups = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of differences) {
    const group = groups.get(keyOf(difference));
    if (group) group.push(difference);
    else groups.set(keyOf(difference), [difference]);
  }
  return [...groups.values()];
}
