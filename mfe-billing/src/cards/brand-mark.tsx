import { CreditCard } from '@jackfield/kit/ui/icons';
import type { ReactNode } from 'react';
import css from './brand-mark.module.css';

/** Small plate with the mark of a card's brand; the name stands beside it as text. */
export function BrandMark({ brand }: { brand: string }) {
  return (
    <span className={css.plate} aria-hidden="true">
      {marks[brand.toLowerCase()] ?? <CreditCard size={16} strokeWidth={1.75} />}
    </span>
  );
}

const marks: Record<string, ReactNode> = {
  visa: <span className={css.word}>VISA</span>,
  amex: <span className={css.word}>AMEX</span>,
  mastercard: (
    <svg viewBox="0 0 26 16" width="26" height="16">
      <circle cx="9.5" cy="8" r="6.5" className={css.red} />
      <circle cx="16.5" cy="8" r="6.5" className={css.amber} />
    </svg>
  ),
};
