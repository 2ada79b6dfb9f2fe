import { accountAtom, profileAtom, sessionAtom } from '@jackfield/runtime';
import { useAtom, useAtomValue } from 'jotai';
import { closedDialogsAtom } from './closed-atom.ts';
import { FairUsageDialog } from './fair-usage-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { reminderChoice } from './reminder-cookie.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { SuspendedDialog } from './suspended-dialog.tsx';
import { useCardCount } from './use-card-count.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { whichDialog } from './which-dialog.ts';

/** The dialogs that may lie over any page, one at a time; the shell mounts them once. */
export function GlobalDialogs() {
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  const { auth } = useAtomValue(sessionAtom);
  const [closed, setClosed] = useAtom(closedDialogsAtom);
  const payment = usePaymentReturn();
  const isAdmin = profile?.role === 'admin';
  const isFairUsage = auth?.isFairUsage === true;
  const cardCount = useCardCount(isFairUsage && isAdmin);
  if (!profile || !account) return null;

  const close = (name: string) => setClosed([...closed, name]);
  const dialog = whichDialog({
    profile,
    account,
    isFairUsage,
    cardCount,
    isPaymentReturn: payment.isReturn,
    isFairUsageClosed: closed.includes('fairUsage'),
    isReminderHidden: closed.includes('reminder') || reminderChoice(profile.id) !== null,
  });
  switch (dialog) {
    case 'suspended':
      return <SuspendedDialog isAdmin={isAdmin} />;
    case 'payment':
      return <PaymentDialog onClose={payment.done} />;
    case 'fairUsage':
      return <FairUsageDialog isAdmin={isAdmin} onClose={() => close('fairUsage')} />;
    case 'reminder':
      return (
        <ReminderDialog
          teammateId={profile.id}
          hasBrand={account.onBoarding10DLCBrand === true}
          onClose={() => close('reminder')}
        />
      );
    default:
      return null;
  }
}
