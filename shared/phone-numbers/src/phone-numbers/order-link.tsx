import type { OrderState } from '@jackfield/contract/api/number';
import { OrderStatus, orderStateTexts } from '@jackfield/phone-numbers/order-status';
import { Link, useT } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';
import css from './phone-numbers.module.css';

/** Pages about a number. */
export interface NumberLinks {
  readonly callingName: string;
  readonly listing: string;
}

interface OrderLinkProps {
  to: string;
  state: OrderState;
  /** Formatted. */
  number: string;
  kind: 'callingName' | 'listing';
}

/** State of the newest order, or the way to a first one; leads to the page about it (annex E4). */
export function OrderLink({ to, state, number, kind }: OrderLinkProps) {
  const t = useT();
  const name = kind === 'callingName' ? numberMessages.callingNameOf : numberMessages.listingOf;
  const hasNone = state === 'none';
  return (
    <Link
      to={to}
      className={css.order}
      aria-label={t(name, {
        number,
        state: hasNone ? t(numberMessages.order) : t(orderStateTexts[state]),
      })}
    >
      {hasNone ? t(numberMessages.order) : <OrderStatus status={state} />}
    </Link>
  );
}
