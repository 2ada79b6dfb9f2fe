import type { PriceItem } from '@jackfield/contract/api/price';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { useFormats } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { CardNote } from './card-note.tsx';
import { defaultCardOptions } from './default-card.ts';

/** What one fee costs now, the box that says so, and whether there is a card that can pay it. */
export function useFee(item: PriceItem) {
  const { money } = useFormats();
  const quote = useQuery(quoteOptions({ items: `${item}*1` }));
  const card = useQuery(defaultCardOptions());
  const total = quote.data?.total;
  return {
    total,
    /** '$4.00'; undefined until the price has been read. */
    amount: total === undefined ? undefined : money(total, quote.data?.currency),
    hasCard: card.data !== null,
    box: <QuoteBox quote={quote} head={<CardNote />} />,
    reread: () => void quote.refetch(),
  };
}
