import type { Difference } from '@jackfield/domain/routing';
import { formatPhone } from '@jackfield/domain';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { t as text, useT } from '@jackfield/runtime';
import { changeText } from './change-text.ts';
import { whenText } from './intervals-text.ts';
import { noticeMessages } from './messages.ts';
import type { Noticed } from './noticed.ts';
import { severityLooks } from './severity-look.ts';
import { TextLine } from './text-line.tsx';
import css from './who-notices.module.css';

export interface WhoNoticesProps extends Noticed {
  zone: string;
}

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
export function WhoNotices({ differences, texts, zone }: WhoNoticesProps) {
  const t = useT();
  if (differences.length + texts.length === 0) {
    return (
      <div>
        <p className={css.none}>{t(noticeMessages.none)}</p>
        <p className={css.intro}>{t(noticeMessages.looked)}</p>
      </div>
    );
  }
  const groups = togetherOf(differences);
  return (
    <div>
      <p className={css.intro}>{t(noticeMessages.intro)}</p>
      <ul className={css.list}>
        {groups.slice(0, shown).map(([difference, ...others]) => (
          <CallLine
            key={keyOf(difference)}
            difference={difference}
            count={others.length + 1}
            zone={zone}
          />
        ))}
        {texts.map((one) => (
          <TextLine key={one.number.id} difference={one} />
        ))}
      </ul>
      {groups.length > shown && (
        <p className={css.intro}>{t(noticeMessages.more, { count: groups.length - shown })}</p>
      )}
    </div>
  );
}

interface CallLineProps {
  difference: Difference;
  /** How many numbers differ alike. */
  count: number;
  zone: string;
}

/** One difference of calls: how bad, which number, who calls, what changes, when. */
function CallLine({ difference, count, zone }: CallLineProps) {
  const t = useT();
  const { severity, number } = difference;
  const { was, is } = changeText(difference);
  return (
    <li>
      <StatusBadge {...severityLooks[severity]}>{t(noticeMessages[severity])}</StatusBadge>
      <span className={css.number}>
        {count === 1
          ? `${number.label} ${formatPhone(number.number)}`
          : t(noticeMessages.numbers, { label: number.label, count })}
      </span>
      <span className={css.who}>{callersText(difference)}</span>
      <span className={css.change}>
        {was !== null && <s>{was}</s>} <strong>{is}</strong>
      </span>
      {severity === 'broken' && <span className={css.who}>{difference.after.reason}</span>}
      <span className={css.when}>{whenText(difference, zone)}</span>
    </li>
  );
}

const keyOf = ({ number, path, everyone, before, after, joining, leaving }: Difference) =>
  [
    number.ownerId,
    path.join(),
    everyone,
    before.kind,
    before.node.id,
    after.kind,
    after.node.id,
    before.seconds,
    after.seconds,
    ...joining,
    ...leaving,
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
