import type { OfferedNumber } from '@jackfield/contract/api/number';
import { numberItem } from '@jackfield/contract/api/price';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { profileAtom, useFormats } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** What a number is in the price list; one that is still looked for is local. */
export const itemOfNumber = (number: Pick<OfferedNumber, 'isTollFree'> | null) =>
  numberItem(number?.isTollFree ?? false);

/** What a number would cost; money is for admins, so that others see and send no price. */
export function useNumberPrice(number: OfferedNumber | null) {
  const { money } = useFormats();
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  const items = `${itemOfNumber(number)}*1`;
  const quote = useQuery({ ...quoteOptions({ items }), enabled: isAdmin });
  const total = quote.data?.total;
  return {
    box: isAdmin ? <QuoteBox quote={quote} /> : null,
    /** What the button repeats; null where there is no price to say. */
    amount: quote.data && money(quote.data.total, quote.data.currency),
    /** What travels with the purchase. */
    shownTotal: total,
    isReady: !isAdmin || total !== undefined,
    /** Reads the price again, after it was refused. */
    reread: () => quote.refetch(),
  };
}
