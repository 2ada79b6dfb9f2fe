import { may, useMay } from '@jackfield/kit/may';
import { listPaymentMethods } from '@jackfield/contract/api/billing';
import type { PriceItem } from '@jackfield/contract/api/price';
import { brandName } from '@jackfield/domain/card-brand';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { Alert } from '@jackfield/kit/ui/core';
import { call, useFormats, useT } from '@jackfield/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { AddCardButton } from './add-card-button.tsx';
import { payingMessages as messages } from './messages.ts';

/** The card that fees are charged to; null without one. */
function defaultCardOptions() {
  return queryOptions({
    enabled: may('billing:read'),
    queryKey: ['paymentmethod', 'default'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 1 } }, { signal }),
    select: ({ items: [first] }) => first?.card ?? null,
  });
}

/** Which card pays, or that there is none and the way to one. */
function CardNote() {
  const t = useT();
  const card = useQuery(defaultCardOptions()).data;
  if (card === undefined) return null;
  if (card === null) {
    return <Alert kind="warning" title={t(messages.noCard)} action={<AddCardButton />} />;
  }
  return (
    <p className="ui-secondary">
      {t(messages.card, { brand: brandName(card.brand), last4: card.last4Digits })}
    </p>
  );
}

/** What one fee costs now, the box that says so, and whether there is a card that can pay it. */
export function useFee(item: PriceItem) {
  const { money } = useFormats();
  const quote = useQuery(quoteOptions({ items: `${item}*1` }));
  const card = useQuery(defaultCardOptions());
  const total = quote.data?.total;
  const seesMoney = useMay('billing:read');
  return {
    total,
    /** '$4.00'; undefined until the price has been read. */
    amount: total === undefined ? undefined : money(total, quote.data?.currency),
    /** The price has been read, or is not for the person to see. */
    isReady: !seesMoney || total !== undefined,
    hasCard: card.data !== null,
    box: <QuoteBox quote={quote} head={<CardNote />} />,
    reread: () => void quote.refetch(),
  };
}
