import { addPaymentMethod, listPaymentMethods } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import {
  accountAtom,
  call,
  navigateTo,
  notify,
  profileAtom,
  queryClient,
  sessionAtom,
  useLiveRefetch,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { closedDialogsAtom } from './closed-atom.ts';
import { FairUsageDialog } from './fair-usage-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import {
  cardOfReturn,
  isRefusedReturn,
  paymentReturn,
  type ReturnedCard,
} from './payment-return.ts';
import { RefusedDialog } from './refused-dialog.tsx';
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

type PaymentReturn = 'payment' | 'savingCard' | 'savedCard' | 'refused';

const cardsKey = ['paymentmethod'];
const cardEvents = ['paymentmethod'] as const;

/** Makes the card that was entered at the provider one of the account's. */
async function saveCard(card: ReturnedCard): Promise<PaymentReturn | null> {
  try {
    await call(addPaymentMethod, { body: card });
    return 'savedCard';
  } catch (error) {
    notify.failure(error);
    return null;
  } finally {
    void queryClient.invalidateQueries({ queryKey: cardsKey });
  }
}

/**
 * What the person has just come back with from the payment provider; cleans the address once, and
 * saves the card that was entered there.
 */
function usePaymentReturn(): { what: PaymentReturn | null; done: () => void } {
  const [what, setWhat] = useState<PaymentReturn | null>(null);
  useEffect(() => {
    const look = () => {
      const address = window.location.href;
      const cleaned = paymentReturn(address);
      if (cleaned === null) return;
      const card = cardOfReturn(address);
      setWhat(card ? 'savingCard' : isRefusedReturn(address) ? 'refused' : 'payment');
      void navigateTo(cleaned, { replace: true });
      if (!card) return;
      void saveCard(card).then((saved) => {
        // Whoever has closed the dialog meanwhile does not see it again.
        setWhat((now) => (now === 'savingCard' ? saved : now));
      });
    };
    // The first look waits for the page's own redirects.
    const first = setTimeout(look);
    for (const name of events) window.addEventListener(name, look);
    return () => {
      clearTimeout(first);
      for (const name of events) window.removeEventListener(name, look);
    };
  }, []);
  return { what, done: () => setWhat(null) };
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
  const [hasChosen, setChosen] = useState(false);
  const isFirstTime = profile?.isFirstTime === true;
  useEffect(() => {
    // Whoever has just come through the wizard is reminded at the next sign-in.
    if (isFirstTime) setClosed((before) => [...new Set([...before, 'reminder'])]);
  }, [isFirstTime, setClosed]);
  if (!profile || !account) return null;

  const close = (name: string) => setClosed([...closed, name]);
  const dialog = whichDialog({
    profile,
    account,
    isFairUsage,
    cardCount,
    isImpersonated: auth?.authenticationType === 2,
    isPaymentReturn: payment.what !== null,
    isFairUsageClosed: closed.includes('fairUsage'),
    isReminderHidden:
      closed.includes('reminder') || hasChosen || reminderChoice(profile.id) !== null,
  });
  switch (dialog) {
    case 'suspended':
      return <SuspendedDialog isAdmin={isAdmin} />;
    case 'onboarding':
      return <Onboarding profile={profile} account={account} />;
    case 'payment':
      return payment.what === 'refused' ? (
        <RefusedDialog onClose={payment.done} />
      ) : (
        <PaymentDialog what={payment.what ?? 'payment'} onClose={payment.done} />
      );
    case 'fairUsage':
      return <FairUsageDialog isAdmin={isAdmin} onClose={() => close('fairUsage')} />;
    case 'reminder':
      return (
        <ReminderDialog
          teammateId={profile.id}
          hasBrand={account.onBoarding10DLCBrand === true}
          onClose={() => close('reminder')}
          onChosen={() => setChosen(true)}
        />
      );
    default:
      return null;
  }
}

/** Number of payment methods of the account; null while unknown. Asks only when it matters. */
function useCardCount(isAsked: boolean): number | null {
  useLiveRefetch(cardEvents, cardsKey);
  const { data } = useQuery({
    queryKey: [...cardsKey, 'count'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 1 } }, { signal }),
    enabled: isAsked,
  });
  return data ? data.items.length : null;
}
