import { type Invoice, payInvoice } from '@jackfield/contract/api/billing';
import { formatMoney } from '@jackfield/domain';
import { Alert, Skeleton } from '@jackfield/kit/ui/core';
import { PriceBox, priceMessages } from '@jackfield/kit/price-box';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, call, failureText, notify, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { BrandMark } from '../cards/brand-mark.tsx';
import { brandName } from '@jackfield/domain/card-brand';
import { useCards } from '../cards/use-cards.ts';
import { historyOptions } from '../call-credits/balance-query.ts';
import { invoiceOptions } from '../invoice-document/invoice-query.ts';
import { linesOf } from './pay-lines.ts';
import { billingMessages } from './messages.ts';
import css from './pay-dialog.module.css';

/** Pays an invoice with the default card, the total on the button (BILL-06). */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const cards = useCards();
  const document = useQuery(invoiceOptions(invoice.id));
  const credit = useQuery(historyOptions());
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
      mayConfirm={card !== undefined && document.data?.amountDue === invoice.amountDue}
      onClose={onClose}
      {...asked.dialog}
    >
      {(cards.isPending || document.isPending) && <Skeleton width="100%" height={180} />}
      {invoice.documentUrl !== null && (
        <p className={css.document}>
          <a href={invoice.documentUrl} target="_blank" rel="noopener noreferrer">
            {t(billingMessages.viewDocument)}
          </a>
        </p>
      )}
      {cards.data?.length === 0 && (
        <Alert kind="warning" title={t(billingMessages.noCardToPay)} action={<AddCardButton />} />
      )}
      {card && document.data && (
        <PriceBox
          head={
            <>
              <BrandMark brand={card.brand} />
              <span className="ui-num">{cardName}</span>
            </>
          }
          lines={linesOf(document.data)}
          total={{ label: t(priceMessages.payToday), amount }}
          foot={
            credit.data
              ? [
                  {
                    label: t(priceMessages.afterwards),
                    value: t(priceMessages.unchanged, {
                      amount: formatMoney(credit.data.balance, credit.data.currency),
                    }),
                  },
                ]
              : []
          }
        />
      )}
      <p className={`ui-note ${css.note}`}>{t(billingMessages.chargedOnce)}</p>
    </FormDialog>
  );
}
