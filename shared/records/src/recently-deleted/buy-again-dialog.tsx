import type { DeletedKind, DeletedRecord } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { QuoteBox } from '@jackfield/kit/price-box';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { type SeenImpact, tryRestore, type WayImpact } from '@jackfield/records/restore';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { deletedMessages } from './messages.ts';

interface BuyAgainDialogProps {
  kind: DeletedKind;
  record: DeletedRecord;
  Impact: WayImpact['Impact'] | undefined;
  busy: boolean;
  onConfirm(asSeen: SeenImpact['asSeen']): void;
  onClose(): void;
}

/** Says what a restore costs and what it cannot bring back, before it is done. */
export function BuyAgainDialog(props: BuyAgainDialogProps) {
  const { kind, record, Impact, busy, onConfirm, onClose } = props;
  const t = useT();
  const [seen, setSeen] = useState<SeenImpact>({ mayGoOn: !Impact, asSeen: {} });
  const { money } = useFormats();
  const { name, numbers = [], price, entryId, historyOf } = record;
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
      mayConfirm={seen.mayGoOn}
      onConfirm={() => onConfirm(seen.asSeen)}
      onClose={onClose}
      impact={
        <>
          {price && <QuoteBox quote={{ data: price, isError: false, refetch: () => null }} />}
          {Impact && (
            <Impact
              name={entryId}
              ask={(options) => tryRestore({ ...historyOf, entryId }, options)}
              onSeen={setSeen}
            />
          )}
        </>
      }
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
