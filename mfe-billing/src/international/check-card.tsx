import {
  type CallRestriction,
  checkInternationalCharge,
} from '@jackfield/contract/api/call-restriction';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, notify, useFormats, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { billingMessages } from '../billing-information/messages.ts';
import { historyOptions } from '../call-credits/balance-query.ts';
import { creditMessages } from '../call-credits/messages.ts';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { BrandMark } from '../cards/brand-mark.tsx';
import { brandName } from '@jackfield/domain/card-brand';
import { cardsOptions } from '../cards/cards-query.ts';
import { isDeclined, PriceBox, priceMessages } from '@jackfield/kit/price-box';
import css from './international.module.css';
import { internationalMessages as messages } from './messages.ts';
import { stepRefusal } from './request-card.tsx';
import { keepRestriction, rereadRestriction } from './restriction-query.ts';

interface CheckCardProps {
  tenantId: string;
  restriction: CallRestriction;
}

/** The second step: charges the default card, with what it costs and what becomes of it. */
export function CheckCard({ tenantId, restriction }: CheckCardProps) {
  const t = useT();
  const id = useId();
  const client = useQueryClient();
  const { money } = useFormats();
  const amount = money(restriction.checkAmount, restriction.currency);
  const checked = useConfirm(() => call(checkInternationalCharge, { params: { tenantId } }), {
    // How many tries are left stands on the page already.
    say: (error) => (isDeclined(error) ? '' : stepRefusal(error)),
    onDone: (stored) => {
      keepRestriction(client, tenantId, stored);
      if (stored.isVerifiedCharges) notify.success(t(messages.checked, { amount }));
    },
    onFailed: () => rereadRestriction(client, tenantId),
  });
  const mayCheck = restriction.lockedUntil === null && !restriction.isBeingChecked;
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{t(messages.checkTitle)}</h2>
      <p>{t(messages.checkText, { amount })}</p>
      <CheckState restriction={restriction} />
      {mayCheck && (
        <CardPrice restriction={restriction} busy={checked.busy} onCheck={checked.run} />
      )}
      {checked.error && <Alert kind="error" title={checked.error} />}
    </section>
  );
}

/** What became of the checks before. */
function CheckState({ restriction }: { restriction: CallRestriction }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { isBeingChecked, lockedUntil, triesLeft, allTries } = restriction;
  if (isBeingChecked) return <Alert kind="info" title={t(messages.underWay)} />;
  if (lockedUntil !== null) {
    return (
      <Alert kind="error" title={t(messages.locked, { when: dateTime(lockedUntil) })}>
        {t(messages.lockedText)}
      </Alert>
    );
  }
  if (triesLeft === allTries) return null;
  return <Alert kind="warning" title={t(messages.declined, { left: triesLeft })} />;
}

interface CardPriceProps {
  restriction: CallRestriction;
  busy: boolean;
  onCheck(): Promise<unknown>;
}

/** The card, the price and the button; without a card, the way to one. */
function CardPrice({ restriction: { checkAmount, currency }, busy, onCheck }: CardPriceProps) {
  const t = useT();
  const { money } = useFormats();
  const cards = useQuery(cardsOptions());
  const credit = useQuery(historyOptions()).data?.balance;
  const card = cards.data?.[0]?.card;
  const amount = money(checkAmount, currency);
  if (cards.data?.length === 0) {
    return <Alert kind="warning" title={t(creditMessages.noCard)} action={<AddCardButton />} />;
  }
  if (card === undefined) return <Skeleton width="100%" height={140} />;
  const afterwards = credit === undefined ? '…' : money(credit + checkAmount, currency);
  return (
    <>
      <PriceBox
        head={
          <>
            <BrandMark brand={card.brand} />
            <span className="ui-num">
              {t(billingMessages.cardEnding, {
                brand: brandName(card.brand),
                last4: card.last4Digits,
              })}
            </span>
          </>
        }
        total={{ label: t(priceMessages.payToday), amount }}
        foot={[{ label: t(priceMessages.afterwards), value: afterwards }]}
      />
      <Button type="primary" block loading={busy} onClick={() => void onCheck()}>
        {t(messages.checkCard, { amount })}
      </Button>
    </>
  );
}
