import { brandName } from '@jackfield/domain/card-brand';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { AddCardButton } from './add-card-button.tsx';
import { defaultCardOptions } from './default-card.ts';
import { payingMessages as messages } from './messages.ts';

/** Which card pays, or that there is none and the way to one. */
export function CardNote() {
  const t = useT();
  const card = useQuery(defaultCardOptions()).data;
  if (card === undefined) return null;
  if (card === null) {
    return <Alert kind="warning" title={t(messages.noCard)} action={<AddCardButton />} />;
  }
  return (
    <p className="ui-secondary">
      {t(messages.card, { brand: brandName(card.brand), last4: card.last4Digits })}
    </p>
  );
}
