import { cardEntrySession } from '@jackfield/contract/api/billing';
import { billingPortalSession } from '@jackfield/contract/api/tenant';
import { call, notify } from '@jackfield/runtime';
import { useState } from 'react';

const ways = { card: cardEntrySession, portal: billingPortalSession } as const;

/** Leaves the portal for a page of the payment provider, which leads back (BILL-01, BILL-09). */
export function useProvider(way: keyof typeof ways): {
  isLeaving: boolean;
  leave(): Promise<void>;
} {
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    async leave() {
      setLeaving(true);
      try {
        const { url } = await call(ways[way]);
        // Stays busy: the page is gone in a moment.
        window.location.assign(url);
      } catch (error) {
        setLeaving(false);
        notify.failure(error);
      }
    },
  };
}
