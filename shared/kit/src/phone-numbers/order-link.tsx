import type { OrderState } from '@jackfield/contract/api/number';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { Link, type Message, useT } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';
import css from './phone-numbers.module.css';

/** Pages about a number. */
export interface NumberLinks {
  readonly callingName: string;
  readonly listing: string;
}

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'> & { text: Message };

const looks: Record<OrderState, Look> = {
  none: { meaning: 'quiet', shape: 'ring', text: numberMessages.none },
  pending: { meaning: 'warning', shape: 'ring', text: numberMessages.pending },
  processing: { meaning: 'warning', shape: 'ring', text: numberMessages.processing },
  completed: { meaning: 'success', shape: 'dot', text: numberMessages.completed },
  failed: { meaning: 'error', shape: 'cross', text: numberMessages.orderFailed },
};

interface OrderLinkProps {
  to: string;
  state: OrderState;
  /** Formatted. */
  number: string;
  kind: 'callingName' | 'listing';
}

/** State of the newest order, which leads to the page about it (annex E4). */
export function OrderLink({ to, state, number, kind }: OrderLinkProps) {
  const t = useT();
  const { text, ...look } = looks[state];
  const name = kind === 'callingName' ? numberMessages.callingNameOf : numberMessages.listingOf;
  return (
    <Link to={to} className={css.order} aria-label={t(name, { number, state: t(text) })}>
      <StatusBadge {...look}>{t(text)}</StatusBadge>
    </Link>
  );
}
