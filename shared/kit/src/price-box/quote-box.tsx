import type { Quote } from '@jackfield/contract/api/price';
import { formatAmount, formatMoney } from '@jackfield/domain';
import { monthNameText, monthAndDayText } from '@jackfield/domain/days-in-words';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { priceMessages as messages } from './messages.ts';
import css from './price-box.module.css';
import { PriceBox, type PriceLine } from './price-box.tsx';

interface QuoteBoxProps {
  quote: { data: Quote | undefined; isError: boolean; refetch(): unknown };
  /** Who pays: the card, and the way to another. */
  head?: ReactNode;
}

const bars = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The price of an action in every state of its reading. */
export function QuoteBox({ quote: { data, isError, refetch }, head }: QuoteBoxProps) {
  const t = useT();
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
      lines={useLines(quote)}
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

function useLines({ currency, oneTime, monthly, lines, share, tax }: Quote): PriceLine[] {
  const t = useT();
  const money = (amount: number) => formatMoney(amount, currency);
  const pieces = lines
    .map(({ name, quantity, price }) => t(messages.pieces, { name, quantity, price: money(price) }))
    .join('; ');
  const rate =
    tax.rate === null ? undefined : t(messages.percent, { rate: formatAmount(tax.rate) });
  return [
    {
      label: t(messages.oneTime),
      note: monthly > 0 ? undefined : pieces,
      amount: money(oneTime),
    },
    {
      label: t(messages.monthly),
      note: monthly > 0 ? pieces : undefined,
      amount: money(monthly),
    },
    ...(share === null
      ? []
      : [
          {
            label: t(common.range, {
              from: monthAndDayText(share.from),
              to: monthAndDayText(share.to),
            }),
            note: t(messages.shareOf, {
              count: share.days,
              all: share.daysOfMonth,
              price: money(monthly),
            }),
            amount: money(share.amount),
          },
        ]),
    {
      label: t(messages.salesTax),
      note: tax.isExempt ? t(messages.exempt) : rate,
      amount: money(tax.amount),
    },
  ];
}
