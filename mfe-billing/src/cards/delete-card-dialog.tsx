import { type PaymentMethod, removePaymentMethod } from '@jackfield/contract/api/billing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, call, common, failureText, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { cardName } from './card-name.ts';
import { cardsKey } from './cards-query.ts';
import { cardMessages as messages } from './messages.ts';

interface DeleteCardDialogProps {
  card: PaymentMethod;
  /** The others, in their order. */
  others: readonly PaymentMethod[];
  onClose(): void;
}

/** Asks before a card is deleted, and says which one is charged afterwards (OP-106). */
export function DeleteCardDialog({ card, others, onClose }: DeleteCardDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const name = cardName(card);
  const [next] = others;
  const asked = useConfirm(() => call(removePaymentMethod, { params: { id: card.id } }), {
    done: t(common.isDeleted, { name }),
    say: (error) =>
      error instanceof ApiFailure && error.responseCode === 'INUSE'
        ? error.message
        : failureText(error),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: cardsKey }),
  });
  return (
    <ConfirmDialog
      title={t(common.deleteTitle, { name })}
      confirmText={t(common.delete)}
      onClose={onClose}
      {...asked.dialog}
    >
      <p>{t(common.deleteQuestion, { name })}</p>
      {next === undefined && <p>{t(messages.deleteLast)}</p>}
      {next !== undefined && card.isDefault && (
        <p>{t(messages.deleteDefault, { next: cardName(next) })}</p>
      )}
    </ConfirmDialog>
  );
}
