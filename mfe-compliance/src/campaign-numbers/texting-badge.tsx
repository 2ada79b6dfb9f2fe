import type { TextingNumber } from '@jackfield/contract/api/texting';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { type Message, useT } from '@jackfield/runtime';
import { numbersMessages as messages } from './messages.ts';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'> & { label: Message };

const ready: Look = { meaning: 'success', shape: 'dot', label: messages.canText };
const switching: Look = { meaning: 'info', shape: 'ring', label: messages.switching };
const stopped: Look = { meaning: 'error', shape: 'bar', label: messages.stopped };

/** Whether a number of a campaign can text: its campaign may be stopped, or the carriers at it. */
export function TextingBadge({ number: { reason } }: { number: Pick<TextingNumber, 'reason'> }) {
  const t = useT();
  const looks = { ready, switchingOn: switching } as const;
  const look = reason === 'ready' || reason === 'switchingOn' ? looks[reason] : stopped;
  return (
    <StatusBadge meaning={look.meaning} shape={look.shape}>
      {t(look.label)}
    </StatusBadge>
  );
}
