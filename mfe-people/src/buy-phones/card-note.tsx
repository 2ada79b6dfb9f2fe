import { paths } from '@jackfield/contract';
import { Alert } from '@jackfield/kit/ui/core';
import { Link, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import css from './buy-phones.module.css';
import { defaultCardOptions } from './api.ts';
import { buyMessages } from './messages.ts';

/** Which card pays, or that there is none. */
export function CardNote() {
  const t = useT();
  const card = useQuery(defaultCardOptions()).data;
  if (card === undefined) return null;
  if (card === null) {
    return (
      <Alert kind="warning" title={t(buyMessages.noCard)}>
        <Link to={paths.admin.billing.information()}>{t(buyMessages.addCard)}</Link>
      </Alert>
    );
  }
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return <p className={css.quiet}>{t(buyMessages.card, { brand, last4: card.last4Digits })}</p>;
}
