import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { cardsKey, cardsOptions } from './cards-query.ts';

const events = ['paymentmethod'] as const;

/** Cards of the account, the default first, as they are now, whoever changes them. */
export function useCards() {
  useLiveRefetch(events, cardsKey);
  return useQuery(cardsOptions());
}
