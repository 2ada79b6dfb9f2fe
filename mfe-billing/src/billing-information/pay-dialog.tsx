import { type Invoice, payInvoice } from '@jackfield/contract/api/billing';
import { formatMoney } from '@jackfield/domain';
import { Alert, Skeleton } from '@jackfield/kit/ui/core';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, call, failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { BrandMark } from '../cards/brand-mark.tsx';
import { brandName } from '@jackfield/domain/card-brand';
import { useCards } from '../cards/use-cards.ts';
import { PriceBox } from '../price-box/price-box.tsx';
import { billingMessages } from './messages.ts';
import css from './pay-dialog.module.css';

/** Pays an invoice with the default card, the total on the button (BILL-06). */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const cards = useCards();
  const card = cards.data?.[0]?.card;
  const cardName =
    card &&
    t(billingMessages.cardEnding, { brand: brandName(card.brand), last4: card.last4Digits });
  const amount = formatMoney(invoice.amountDue, invoice.currency);
  const asked = useConfirm(() => call(payInvoice, { body: { invoiceId: invoice.id } }), {
    say(error) {
      if (!(error instanceof ApiFailure)) return failureText(error);
      const isDeclined = error.responseCode === 'PAYMENTFAILED';
      if (isDeclined) return t(billingMessages.declined, { card: cardName ?? '' });
      return error.errors[0]?.message ?? failureText(error);
    },
    onDone: (after) => {
      if (after.confirmUrl) window.location.assign(after.confirmUrl);
      else if (after.isBeingPaid) notify.info(t(billingMessages.notAnswered));
      else notify.success(t(billingMessages.invoicePaid, { number: invoice.number }));
      onClose();
    },
    settle: () => client.invalidateQueries({ queryKey: ['invoice'] }),
  });
  return (
    <FormDialog
      title={t(billingMessages.payTitle, { number: invoice.number })}
      confirmText={t(billingMessages.payAmount, { amount })}
      mayConfirm={card !== undefined}
      onClose={onClose}
      {...asked.dialog}
    >
      {cards.isPending && <Skeleton width="100%" height={96} />}
      {cards.data?.length === 0 && (
        <Alert kind="warning" title={t(billingMessages.noCardToPay)} action={<AddCardButton />} />
      )}
      {card && (
        <PriceBox
          head={
            <>
              <BrandMark brand={card.brand} />
              <span className="ui-num">{cardName}</span>
            </>
          }
          total={{ label: t(billingMessages.payToday), amount }}
          foot={[]}
        />
      )}
      <p className={`ui-note ${css.note}`}>{t(billingMessages.chargedOnce)}</p>
    </FormDialog>
  );
}
