import { formatNumber, t } from '@jackfield/runtime';
import { listMessages } from './messages.ts';

const minute = 60_000;

/** '136', '12 hours 15 minutes': to the minute, so that nothing is called longer than it is. */
function hoursText(length: number): string {
  const minutes = Math.round(length / minute);
  const hours = formatNumber(Math.floor(minutes / 60));
  const rest = minutes % 60;
  return rest === 0 ? hours : t(listMessages.hoursMinutes, { hours, minutes: rest });
}

/** For how long calls end without a person or a message; the longest first, null for none. */
export function lostText(
  losses: readonly { label: string; lost: number }[],
  total: number,
): string | null {
  const [worst, ...others] = losses;
  if (worst === undefined) return null;
  const text = t(listMessages.lost, {
    number: worst.label,
    time: hoursText(worst.lost),
    total: hoursText(total),
  });
  return others.length === 0 ? text : t(listMessages.lostMore, { text, count: others.length });
}
