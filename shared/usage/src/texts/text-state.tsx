import type { Text, TextReason } from '@jackfield/contract/api/text';
import { formatPhone, weekdayName } from '@jackfield/domain';
import { localTimeAt, weekdayOf } from '@jackfield/domain/business-hours';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { t } from '@jackfield/runtime';
import { timeIn } from '../call-log/clock.ts';
import { textMessages } from './messages.ts';

const reasons = {
  suspended: textMessages.suspended,
  cancelled: textMessages.accountCancelled,
  trialOver: textMessages.trialOver,
  noCredit: textMessages.noCredit,
  notReady: textMessages.notReady,
  number: textMessages.number,
  optedOut: textMessages.optedOut,
  abroad: textMessages.abroad,
  noTexts: textMessages.noTexts,
  unreachable: textMessages.unreachable,
  filtered: textMessages.filtered,
  refused: textMessages.refused,
} as const satisfies Record<TextReason, unknown>;

/** Why a text may not go out, or did not arrive. */
export const reasonText = (reason: TextReason): string => t(reasons[reason]);

/** A time to come, as short as it is clear: '8:00 am', 'Monday, 8:00 am'. */
export function soonText(zone: string, instant: string, now: number): string {
  const time = timeIn(zone, instant);
  const { day } = localTimeAt(zone, Date.parse(instant));
  if (day - localTimeAt(zone, now).day <= 1) return time;
  return `${weekdayName(weekdayOf(day), 'long')}, ${time}`;
}

/** How a text stands, in words; times are of `zone`. */
export function stateText({ state, sendAt }: Pick<Text, 'state' | 'sendAt'>, zone: string): string {
  if (state === 'queued' && sendAt !== null) {
    return t(textMessages.waits, { when: soonText(zone, sendAt, Date.now()) });
  }
  return t(textMessages[state]);
}

const looks: Record<Text['state'], Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  received: { meaning: 'info', shape: 'dot' },
  queued: { meaning: 'warning', shape: 'ring' },
  sent: { meaning: 'success', shape: 'ring' },
  delivered: { meaning: 'success', shape: 'dot' },
  failed: { meaning: 'error', shape: 'cross' },
  cancelled: { meaning: 'quiet', shape: 'bar' },
};

/** How a text stands, as a pill. */
export const TextBadge = ({ text, zone }: { text: Text; zone: string }) => (
  <StatusBadge {...looks[text.state]}>{stateText(text, zone)}</StatusBadge>
);

/** Name of the other side, else its number. */
export const otherName = ({ other }: Pick<Text, 'other'>): string =>
  other.name || formatPhone(other.number);

/** What the number of the account is called, else the number. */
export const ownName = ({ own }: Pick<Text, 'own'>): string => own.label || formatPhone(own.number);

/** Whom one is for that came in, and who wrote one that went out; empty where nobody is. */
export function personOf({ direction, author, for: receiver }: Text): string {
  if (direction === 'inbound') return receiver?.name ?? '';
  return author?.name ?? t(textMessages.automatic);
}
