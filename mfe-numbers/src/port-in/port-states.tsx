import type { PortNumberState, PortOrderState } from '@jackfield/contract/api/port-in';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { type Message, useT } from '@jackfield/runtime';
import { portStates, stateMessages as messages } from './messages.ts';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'> & { readonly label: Message };

const orderLooks: Readonly<Record<PortOrderState, Look>> = {
  draft: { meaning: 'quiet', shape: 'ring', label: messages.draft },
  submitted: { meaning: 'info', shape: 'ring', label: messages.waiting },
  rejected: { meaning: 'error', shape: 'cross', label: messages.rejected },
  dated: { meaning: 'success', shape: 'ring', label: messages.dated },
  moving: { meaning: 'live', shape: 'dot', label: messages.moving },
  done: { meaning: 'success', shape: 'dot', label: portStates.done },
  partlyDone: { meaning: 'warning', shape: 'dot', label: messages.partlyDone },
  cancelled: { meaning: 'quiet', shape: 'bar', label: portStates.cancelled },
};

const numberLooks: Readonly<Record<PortNumberState, Look>> = {
  waiting: { meaning: 'info', shape: 'ring', label: messages.waiting },
  accepted: { meaning: 'success', shape: 'dot', label: messages.accepted },
  rejected: { meaning: 'error', shape: 'cross', label: messages.rejected },
  moved: { meaning: 'success', shape: 'dot', label: messages.moved },
  failed: { meaning: 'error', shape: 'cross', label: messages.notMoved },
  leftOut: { meaning: 'quiet', shape: 'bar', label: messages.leftOut },
};

function Badge({ meaning, shape, label }: Look) {
  const t = useT();
  return (
    <StatusBadge meaning={meaning} shape={shape}>
      {t(label)}
    </StatusBadge>
  );
}

/** How a porting order stands. */
export const OrderState = ({ state }: { state: PortOrderState }) => (
  <Badge {...orderLooks[state]} />
);

/** How one number of an order stands. */
export const NumberState = ({ state }: { state: PortNumberState }) => (
  <Badge {...numberLooks[state]} />
);
