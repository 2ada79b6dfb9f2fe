import { formatPhone } from '@jackfield/domain';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { changeText } from './change-text.ts';
import { whenText } from './intervals-text.ts';
import { noticeMessages } from './messages.ts';
import { callersText, groupsOf, type NoticeGroup } from './notice-groups.ts';
import type { Noticed } from './noticed.ts';
import { severityLooks } from './severity-look.ts';
import { TextLine } from './text-line.tsx';
import css from './who-notices.module.css';

export interface WhoNoticesProps extends Noticed {
  zone: string;
}

const shown = 8;

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
  const groups = groupsOf(differences);
  return (
    <div className={css.notices}>
      {differences.length > 0 && <p className={css.intro}>{t(noticeMessages.intro)}</p>}
      <ul className={css.list}>
        {groups.slice(0, shown).map((group) => (
          <CallLine key={group.key} group={group} zone={zone} />
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

/** Differences alike: how bad, which numbers, who calls, what changes, when. */
function CallLine({ group, zone }: { group: NoticeGroup; zone: string }) {
  const t = useT();
  const { difference, numbers } = group;
  const { severity, number, after } = difference;
  const { was, is } = changeText(difference);
  return (
    <li>
      <StatusBadge {...severityLooks[severity]}>{t(noticeMessages[severity])}</StatusBadge>
      <span className={css.number}>
        {numbers === 1
          ? `${number.label} ${formatPhone(number.number)}`
          : t(noticeMessages.numbers, { label: number.label, count: numbers })}
      </span>
      <span className={css.who}>{callersText(group)}</span>
      <span className={css.change}>
        {was !== null && <s>{was}</s>} <strong>{is}</strong>
      </span>
      {severity === 'broken' && <span className={css.who}>{after.reason}</span>}
      <span className={css.when}>{whenText(difference, zone)}</span>
    </li>
  );
}
