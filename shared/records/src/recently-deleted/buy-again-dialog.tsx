import type { DeletedKind, DeletedRecord } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { QuoteBox } from '@jackfield/kit/price-box';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { common, useFormats, useT } from '@jackfield/runtime';
import { deletedMessages } from './messages.ts';

interface BuyAgainDialogProps {
  kind: DeletedKind;
  record: DeletedRecord;
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Says what a restore costs and what it cannot bring back, before it is done. */
export function BuyAgainDialog({ kind, record, busy, onConfirm, onClose }: BuyAgainDialogProps) {
  const t = useT();
  const { money } = useFormats();
  const { name, numbers = [], price } = record;
  const back = numbers.filter(({ isAvailable }) => isAvailable);
  const lost = numbers.filter(({ isAvailable }) => !isAvailable);
  const [first] = back;
  const isHeld = back.every(({ heldUntil }) => heldUntil !== null);
  const sum = back.reduce((total, { monthlyPrice }) => total + monthlyPrice, 0);
  return (
    <ConfirmDialog
      open
      title={t(deletedMessages.buyTitle, { name })}
      confirmText={t(common.restore)}
      danger={false}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
      impact={price && <QuoteBox quote={{ data: price, isError: false, refetch: () => null }} />}
    >
      {kind === 'teammate' && t(deletedMessages.userText, { count: back.length })}
      {kind === 'phoneNumber' && t(deletedMessages.numberText)}
      {kind === 'company' &&
        (first
          ? t(isHeld ? deletedMessages.heldText : deletedMessages.buyText, {
              count: back.length,
              price: money(sum, first.currency),
            })
          : t(deletedMessages.withoutText))}{' '}
      {(first ?? kind !== 'company') &&
        lost.length > 0 &&
        t(deletedMessages.lostText, {
          numbers: lost.map(({ number }) => formatPhone(number)).join(', '),
        })}
    </ConfirmDialog>
  );
}
