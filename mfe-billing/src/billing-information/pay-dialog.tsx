import { type Invoice, payInvoice } from '@jackfield/contract/api/billing';
import { formatMoney } from '@jackfield/domain';
import { Alert, Skeleton } from '@jackfield/kit/ui/core';
import { isDeclined, isOtherPrice, PriceBox, priceMessages } from '@jackfield/kit/price-box';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, call, failureText, notify, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { BrandMark } from '../cards/brand-mark.tsx';
import { CardChoice } from '../cards/card-choice.tsx';
import { cardName } from '../cards/card-name.ts';
import { useCards } from '../cards/use-cards.ts';
import { historyOptions } from '../call-credits/balance-query.ts';
import { invoiceOptions } from '../invoice-document/invoice-query.ts';
import { linesOf } from './pay-lines.ts';
import { billingMessages } from './messages.ts';
import css from './pay-dialog.module.css';

/** Pays an invoice with one of the cards, the total on the button (BILL-06). */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const cards = useCards();
  const document = useQuery(invoiceOptions(invoice.id));
  const credit = useQuery(historyOptions());
  const [chosen, setChosen] = useState<string | null>(null);
  const methods = cards.data ?? [];
  // A card that somebody removes meanwhile is not the one to charge any more.
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  const amount = formatMoney(invoice.amountDue, invoice.currency);
  const body = {
    invoiceId: invoice.id,
    paymentMethodId: method?.id,
    shownTotal: document.data?.amountDue,
  };
  const asked = useConfirm(() => call(payInvoice, { body }), {
    say(error) {
      if (!(error instanceof ApiFailure)) return failureText(error);
      if (isDeclined(error))
        return t(billingMessages.declined, { card: method ? cardName(method) : '' });
      return error.errors[0]?.message ?? failureText(error);
    },
    onDone: (after) => {
      if (after.confirmUrl) window.location.assign(after.confirmUrl);
      else if (after.isBeingPaid) notify.info(t(billingMessages.notAnswered));
      else notify.success(t(billingMessages.invoicePaid, { number: invoice.number }));
      onClose();
    },
    onFailed: (error) => {
      if (isOtherPrice(error)) void document.refetch();
    },
    settle: () => client.invalidateQueries({ queryKey: ['invoice'] }),
  });
  return (
    <FormDialog
      title={t(billingMessages.payTitle, { number: invoice.number })}
      confirmText={t(billingMessages.payAmount, { amount })}
      mayConfirm={method !== undefined && document.data?.amountDue === invoice.amountDue}
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
      {method && document.data && (
        <PriceBox
          head={
            methods.length === 1 && (
              <>
                <BrandMark brand={method.card.brand} />
                <span className="ui-num">{cardName(method)}</span>
              </>
            )
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
      {methods.length > 1 && (
        <CardChoice
          cards={methods}
          value={method?.id}
          disabled={asked.busy}
          onChange={(id) => {
            setChosen(id);
            asked.forgive();
          }}
        />
      )}
      <p className={`ui-note ${css.note}`}>{t(billingMessages.chargedOnce)}</p>
    </FormDialog>
  );
}
