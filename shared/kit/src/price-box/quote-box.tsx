import { useMay } from '@jackfield/kit/may';
import type { Quote } from '@jackfield/contract/api/price';
import { formatMoney } from '@jackfield/domain';
import { monthNameText, monthAndDayText } from '@jackfield/domain/days-in-words';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { priceMessages as messages } from './messages.ts';
import css from './price-box.module.css';
import { PriceBox } from './price-box.tsx';
import { quoteLines } from './quote-lines.ts';

interface QuoteBoxProps {
  quote: { data: Quote | undefined; isError: boolean; refetch(): unknown };
  /** Who pays: the card, and the way to another. */
  head?: ReactNode;
}

const bars = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The price of an action in every state of its reading; nothing for who may not see money. */
export function QuoteBox({ quote: { data, isError, refetch }, head }: QuoteBoxProps) {
  const t = useT();
  const seesMoney = useMay('billing:read');
  if (!seesMoney) return null;
  if (data) return <Known quote={data} head={head} />;
  if (isError) {
    return (
      <div className={`${css.box} ${css.failed}`} role="alert">
        <p>{t(messages.failed)}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t(common.tryAgain)}
        </Button>
      </div>
    );
  }
  return (
    <output className={`${css.box} ${css.wait}`} aria-busy="true">
      <span className="ui-hidden">{t(messages.loading)}</span>
      {bars.map((bar) => (
        <Skeleton key={bar} width="100%" height={18} />
      ))}
    </output>
  );
}

function Known({ quote, head }: { quote: Quote; head: ReactNode }) {
  const t = useT();
  const { currency, isTrial, monthly, monthlyWithTax, total, invoiceOn, credit, daysLeft } = quote;
  const money = (amount: number) => formatMoney(amount, currency);
  const isFree = isTrial && monthly > 0;
  const dated = invoiceOn && t(messages.onInvoice, { date: monthAndDayText(invoiceOn) });
  const label = isFree ? t(messages.duringTrial) : (dated ?? t(messages.payToday));
  const from = invoiceOn && t(messages.fromMonth, { month: monthNameText(invoiceOn) });
  return (
    <PriceBox
      head={head}
      lines={quoteLines(quote, t)}
      total={{ label, amount: money(total) }}
      foot={[
        ...(monthly > 0
          ? [
              {
                label: from ?? t(messages.afterTrial),
                value: t(common.priceAMonth, { price: money(monthlyWithTax) }),
              },
            ]
          : []),
        { label: t(messages.afterwards), value: t(messages.unchanged, { amount: money(credit) }) },
        ...(daysLeft === null
          ? []
          : [{ label: t(messages.lastsAbout), value: t(messages.days, { days: daysLeft }) }]),
      ]}
    />
  );
}
