import { useNow } from '@jackfield/call-routing/business-hours';
import type { ClosedUntil } from '@jackfield/contract/api/call-override';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { bannerMessages } from './messages.ts';
import { untilText } from './until-text.ts';

export interface ClosedBadgeProps {
  closed: ClosedUntil;
  /** Says that it is closed and leaves out until when, where there is little room. */
  isShort?: boolean;
}

/** In a listing: until when a number or team is closed for now; nothing once that is over. */
export function ClosedBadge({ closed, isShort = false }: ClosedBadgeProps) {
  const t = useT();
  const now = useNow();
  const until = Date.parse(closed.until);
  if (until <= now) return null;
  return (
    <StatusBadge meaning="warning" shape="bar">
      {isShort
        ? t(common.closed)
        : t(bannerMessages.closed, { when: untilText(until, closed.timeZone, now) })}
    </StatusBadge>
  );
}
