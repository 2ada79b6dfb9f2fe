import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { accountAtom, call, navigateTo, profileAtom, sessionAtom } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { closedDialogsAtom } from './closed-atom.ts';
import { FairUsageDialog } from './fair-usage-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentReturn } from './payment-return.ts';
import { reminderChoice } from './reminder-cookie.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { SuspendedDialog } from './suspended-dialog.tsx';
import { whichDialog } from './which-dialog.ts';

const Onboarding = lazyPart(() =>
  import(/* webpackChunkName: "onboarding" */ './wizard/onboarding.tsx').then(
    (module) => module.Onboarding,
  ),
);

const events = ['popstate', 'single-spa:routing-event'] as const;

/** Whether the person has just come back from the payment provider; cleans the address once. */
function usePaymentReturn(): { isReturn: boolean; done: () => void } {
  const [isReturn, setReturn] = useState(false);
  useEffect(() => {
    const look = () => {
      const cleaned = paymentReturn(window.location.href);
      if (cleaned === null) return;
      setReturn(true);
      void navigateTo(cleaned, { replace: true });
    };
    // The first look waits for the page's own redirects.
    const first = setTimeout(look);
    for (const name of events) window.addEventListener(name, look);
    return () => {
      clearTimeout(first);
      for (const name of events) window.removeEventListener(name, look);
    };
  }, []);
  return { isReturn, done: () => setReturn(false) };
}

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
    isImpersonated: auth?.authenticationType === 2,
    isPaymentReturn: payment.isReturn,
    isFairUsageClosed: closed.includes('fairUsage'),
    isReminderHidden: closed.includes('reminder') || reminderChoice(profile.id) !== null,
  });
  switch (dialog) {
    case 'suspended':
      return <SuspendedDialog isAdmin={isAdmin} />;
    case 'onboarding':
      return <Onboarding profile={profile} account={account} />;
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

/** Number of payment methods of the account; null while unknown. Asks only when it matters. */
function useCardCount(isAsked: boolean): number | null {
  const { data } = useQuery({
    queryKey: ['payment-methods', 'count'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 1 } }, { signal }),
    enabled: isAsked,
  });
  return data ? data.items.length : null;
}
