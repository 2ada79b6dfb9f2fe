import type { PaymentMethod } from '@jackfield/contract/api/billing';
import { Tag } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { cardExpiry, expiryDate } from '../billing-information/card-expiry.ts';
import { BrandMark } from './brand-mark.tsx';
import css from './card-choice.module.css';
import { cardName } from './card-name.ts';
import { cardMessages as messages, cardStates } from './messages.ts';

interface CardChoiceProps {
  /** The default first. */
  cards: readonly PaymentMethod[];
  value: string | undefined;
  disabled: boolean;
  onChange(id: string): void;
}

/** Which of the cards is charged, with its last month (BILL-06). */
export function CardChoice({ cards, value, disabled, onChange }: CardChoiceProps) {
  const t = useT();
  const id = useId();
  const [now] = useState(() => new Date());
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend>{t(messages.choose)}</legend>
      {cards.map((method) => (
        <label key={method.id} className={css.row} htmlFor={`${id} ${method.id}`}>
          <input
            id={`${id} ${method.id}`}
            type="radio"
            className="ui-radio"
            name={id}
            checked={method.id === value}
            onChange={() => onChange(method.id)}
          />
          <BrandMark brand={method.card.brand} />
          <span className="ui-num">{cardName(method)}</span>
          {method.isDefault && <Tag tone="brand">{t(cardStates.default)}</Tag>}
          <span className={css.expiry} data-expiry={cardExpiry(method.card, now)}>
            {expiryDate(method.card)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
