import type { BalanceHistory } from '@jackfield/contract/api/balance';
import { leastCredit, mostCredit } from '@jackfield/contract/api/balance';
import { PriceBox, priceMessages } from '@jackfield/kit/price-box';
import { Alert, Skeleton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useFormats, useT } from '@jackfield/runtime';
import { roundAmount } from '@jackfield/usage/chart';
import { useId } from 'react';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { BrandMark } from '../cards/brand-mark.tsx';
import { cardName } from '../cards/card-name.ts';
import css from './credit-fields.module.css';
import { creditMessages as messages } from './messages.ts';
import { daysLeft } from './runway.ts';
import { type AddCreditForm, amounts } from './use-add-credit.ts';

interface CreditFieldsProps {
  form: AddCreditForm;
  history: BalanceHistory;
}

/** How much credit is added, what it costs, and what it means; of the panel and the dialog. */
export function CreditFields({ form, history }: CreditFieldsProps) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const { currency } = history;
  const range = t(messages.range, {
    least: money(leastCredit, currency),
    most: money(mostCredit, currency),
  });
  return (
    <>
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
            <span>{roundAmount(money(value, currency))}</span>
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
      {form.cards.isPending && <Skeleton width="100%" height={150} />}
      {form.cards.data?.length === 0 && (
        <Alert kind="warning" title={t(messages.noCard)} action={<AddCardButton />} />
      )}
      <CreditPrice form={form} history={history} />
    </>
  );
}

/** What is charged to which card today, and how long the credit lasts then. */
function CreditPrice({ form: { card, amount }, history }: CreditFieldsProps) {
  const t = useT();
  const { money } = useFormats();
  const { balance, currency, perDay } = history;
  if (!card) return null;
  const price = money(amount ?? 0, currency);
  const after = balance + (amount ?? 0);
  const left = daysLeft(after, perDay);
  return (
    <PriceBox
      head={
        <>
          <BrandMark brand={card.card.brand} />
          <span className={`ui-num ${css.card}`}>{cardName(card)}</span>
        </>
      }
      lines={[
        { label: t(priceMessages.oneTime), amount: price },
        { label: t(priceMessages.monthly), amount: money(0, currency) },
        {
          label: t(priceMessages.salesTax),
          note: t(messages.notTaxed),
          amount: money(0, currency),
        },
      ]}
      total={{ label: t(priceMessages.payToday), amount: price }}
      foot={[
        { label: t(priceMessages.afterwards), value: money(after, currency) },
        ...(left === null
          ? []
          : [{ label: t(priceMessages.lastsAbout), value: t(priceMessages.days, { days: left }) }]),
      ]}
    />
  );
}
