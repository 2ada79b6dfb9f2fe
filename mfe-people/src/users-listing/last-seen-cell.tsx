import { zoneName } from '@jackfield/domain/days-in-words';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { formatDateTime, relativeTime } from '@jackfield/domain';
import { common, useT } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';
import css from './last-seen-cell.module.css';

type Seen = Pick<TeammateListItem, 'status' | 'presence' | 'lastSeenAt' | 'createdAt'>;

interface LastSeenCellProps {
  person: Seen;
  timeZone: string;
}

/** When a person was last here; the exact time is in the tooltip, worked out when it is asked for. */
export function LastSeenCell({ person, timeZone }: LastSeenCellProps) {
  const t = useT();
  const { status, presence, lastSeenAt, createdAt } = person;
  if (presence === 'online') return <span>{t(common.online)}</span>;
  const isInvited = status === 'pending' && lastSeenAt === null;
  const instant = isInvited ? createdAt : lastSeenAt;
  if (instant === null) return <span className={css.when}>{t(listingMessages.never)}</span>;
  const when = relativeTime(instant);
  const text = isInvited ? t(listingMessages.invited, { when }) : when;
  return (
    <time
      className={css.when}
      dateTime={instant}
      onPointerEnter={({ currentTarget }) => {
        const exact = `${formatDateTime(instant, timeZone)} ${zoneName(timeZone)}`;
        // The invitation may be cut where its words are long.
        currentTarget.title = isInvited ? `${text}: ${exact}` : exact;
      }}
    >
      {text}
    </time>
  );
}
