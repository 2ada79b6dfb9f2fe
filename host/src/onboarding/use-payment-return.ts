import { navigateTo } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { paymentReturn } from './payment-return.ts';

const events = ['popstate', 'single-spa:routing-event'] as const;

/** Whether the person has just come back from the payment provider; cleans the address once. */
export function usePaymentReturn(): { isReturn: boolean; done: () => void } {
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
