import type { TextingStatus } from '@jackfield/contract/api/texting-status';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { statusMessages as words } from './messages.ts';

const looks = {
  yours: { meaning: 'warning', shape: 'ring', text: words.shortYours },
  waiting: { meaning: 'info', shape: 'ring', text: words.shortWaiting },
  ready: { meaning: 'success', shape: 'dot', text: words.shortReady },
  other: { meaning: 'quiet', shape: 'bar', text: words.shortOther },
} as const satisfies Record<
  TextingStatus['group'],
  Pick<StatusBadgeProps, 'meaning' | 'shape'> & { text: unknown }
>;

/** Words for the groups of the texting status. */
export const groupNames = {
  yours: words.shortYours,
  waiting: words.shortWaiting,
  ready: words.shortReady,
  other: words.shortOther,
} as const;

/** Whether a number can text, as a badge for lists of numbers. */
export function TextingBadge({ group }: Pick<TextingStatus, 'group'>) {
  const t = useT();
  const { text, ...look } = looks[group];
  return <StatusBadge {...look}>{t(text)}</StatusBadge>;
}
