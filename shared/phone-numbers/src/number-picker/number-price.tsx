import { useMay } from '@jackfield/kit/may';
import type { OfferedNumber } from '@jackfield/contract/api/number';
import { numberItem } from '@jackfield/contract/api/price';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { useFormats } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

/** What a number is in the price list; one that is still looked for is local. */
export const itemOfNumber = (number: Pick<OfferedNumber, 'isTollFree'> | null) =>
  numberItem(number?.isTollFree ?? false);

/** What a number would cost; who may not see money sees and sends no price. */
export function useNumberPrice(number: OfferedNumber | null) {
  const { money } = useFormats();
  const seesMoney = useMay('billing:read');
  const items = `${itemOfNumber(number)}*1`;
  const quote = useQuery({ ...quoteOptions({ items }), enabled: seesMoney });
  const total = quote.data?.total;
  return {
    box: seesMoney ? <QuoteBox quote={quote} /> : null,
    /** What the button repeats; null where there is no price to say. */
    amount: quote.data && money(quote.data.total, quote.data.currency),
    /** What travels with the purchase. */
    shownTotal: total,
    isReady: !seesMoney || total !== undefined,
    /** Reads the price again, after it was refused. */
    reread: () => quote.refetch(),
  };
}
