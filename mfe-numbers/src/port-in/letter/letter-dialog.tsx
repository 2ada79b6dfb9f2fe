import type { PortOrder } from '@jackfield/contract/api/port-in';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { letterMessages as messages } from '../messages.ts';
import { SignLetter } from './sign-letter.tsx';

interface LetterDialogProps {
  order: PortOrder;
  onClose(): void;
}

/** The letter of authorization over the page of its order. */
export function LetterDialog({ order, onClose }: LetterDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      title={t(messages.letterFor, { carrier: order.carrier })}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <SignLetter order={order} onSigned={onClose} />
    </Dialog>
  );
}
