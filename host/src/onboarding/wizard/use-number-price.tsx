import { numberItem } from '@jackfield/contract/api/price';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { useQuery } from '@tanstack/react-query';
import type { NumberChoice } from './answers.ts';
import type { Newcomer } from './use-onboarding.ts';

/** What the number of step 2 costs; money is for admins, so that others see and send no price. */
export function useNumberPrice({ role }: Newcomer['profile'], choice: NumberChoice | null) {
  const isShown = role === 'admin' && choice?.wanted === true;
  const items = `${numberItem(choice?.number?.isTollFree ?? false)}*1`;
  const quote = useQuery({ ...quoteOptions({ items }), enabled: isShown });
  return {
    box: isShown ? <QuoteBox quote={quote} /> : null,
    shownTotal: isShown ? quote.data?.total : undefined,
    /** A price that is read again may be another. */
    isReady: !isShown || (quote.data !== undefined && !quote.isFetching),
  };
}
