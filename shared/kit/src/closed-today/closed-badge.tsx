import type { ClosedUntil } from '@jackfield/contract/api/call-override';
import { useNow } from '@jackfield/kit/business-hours';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { bannerMessages } from './messages.ts';
import { untilText } from './until-text.ts';

/** In a listing: until when a number or team is closed for now; nothing once that is over. */
export function ClosedBadge({ closed }: { closed: ClosedUntil | null }) {
  const t = useT();
  const now = useNow();
  if (closed === null) return null;
  const until = Date.parse(closed.until);
  if (until <= now) return null;
  return (
    <StatusBadge meaning="warning" shape="bar">
      {t(bannerMessages.closed, { when: untilText(until, closed.timeZone, now) })}
    </StatusBadge>
  );
}
