import type { BalanceHistory } from '@jackfield/contract/api/balance';
import { leastCredit, mostCredit } from '@jackfield/contract/api/balance';
import { PriceBox, priceMessages } from '@jackfield/kit/price-box';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useFormats, useT } from '@jackfield/runtime';
import { roundAmount } from '@jackfield/usage/chart';
import { useId } from 'react';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { BrandMark } from '../cards/brand-mark.tsx';
import { brandName } from '@jackfield/domain/card-brand';
import { useCards } from '../cards/use-cards.ts';
import css from './credits.module.css';
import { creditMessages as messages } from './messages.ts';
import { daysLeft } from './runway.ts';
import { amounts, useAddCredit } from './use-add-credit.ts';

/** Adds credit from the default card: how much, what it costs, and what it means (CRED-02). */
export function AddCredit({ balance, currency, perDay }: BalanceHistory) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const cards = useCards();
  const card = cards.data?.[0]?.card;
  const cardName =
    card && t(messages.cardEnding, { brand: brandName(card.brand), last4: card.last4Digits });
  const form = useAddCredit({ currency, cardName: cardName ?? '' });
  const { amount } = form;
  const after = balance + (amount ?? 0);
  const left = daysLeft(after, perDay);
  const whole = (value: number) => roundAmount(money(value, currency));
  const range = t(messages.range, {
    least: money(leastCredit, currency),
    most: money(mostCredit, currency),
  });

  return (
    <section className={`ui-card ${css.add}`} aria-labelledby={id}>
      <h2 id={id}>{t(messages.add)}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <fieldset className={css.amounts} disabled={form.isSending}>
          <legend className="ui-hidden">{t(messages.amounts)}</legend>
          {amounts.map((value) => (
            <label key={value} className={css.amount}>
              <input
                type="radio"
                name={`${id}-amount`}
                checked={form.chosen === value}
                onChange={() => form.choose(value)}
              />
              <span>{whole(value)}</span>
            </label>
          ))}
          <div className={css.own} data-chosen={form.chosen === null}>
            <Field label={t(messages.own)} isLabelHidden error={form.fault}>
              <Input
                inputMode="decimal"
                autoComplete="off"
                placeholder={t(messages.own)}
                suffix={<span className={css.range}>{range}</span>}
                value={form.own}
                onBlur={form.leave}
                onChange={({ target }) => form.type(target.value)}
              />
            </Field>
          </div>
        </fieldset>
        {cards.isPending && <Skeleton width="100%" height={150} />}
        {cards.data?.length === 0 && (
          <Alert kind="warning" title={t(messages.noCard)} action={<AddCardButton />} />
        )}
        {card && (
          <PriceBox
            head={
              <>
                <BrandMark brand={card.brand} />
                <span className={`ui-num ${css.card}`}>{cardName}</span>
              </>
            }
            lines={[
              { label: t(priceMessages.oneTime), amount: money(amount ?? 0, currency) },
              { label: t(priceMessages.monthly), amount: money(0, currency) },
              {
                label: t(priceMessages.salesTax),
                note: t(messages.notTaxed),
                amount: money(0, currency),
              },
            ]}
            total={{ label: t(priceMessages.payToday), amount: money(amount ?? 0, currency) }}
            foot={[
              { label: t(priceMessages.afterwards), value: money(after, currency) },
              ...(left === null
                ? []
                : [
                    {
                      label: t(priceMessages.lastsAbout),
                      value: t(priceMessages.days, { days: left }),
                    },
                  ]),
            ]}
          />
        )}
        {form.declined !== null && <Alert kind="error" title={form.declined} />}
        <Button
          type="primary"
          htmlType="submit"
          block
          loading={form.isSending}
          disabled={!card || amount === null}
        >
          {t(messages.addAmount, { amount: money(amount ?? 0, currency) })}
        </Button>
      </form>
    </section>
  );
}
