import type { CallReceived } from '@jackfield/contract';
import {
  type Invoice,
  type payInvoice as payEndpoint,
  unpaidStatuses,
} from '@jackfield/contract/api/billing';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { parseCents } from '@jackfield/domain';
import { refuseOtherPrice } from '../invoicing/refuse-price.ts';
import { invoiceEvent } from '../invoicing/invoice-event.ts';
import { chargeNow, openCardPayment } from '../ledger/charge-card.ts';
import { invoiceDto } from './dto.ts';
import { selectInvoice } from './repository.ts';
import { texts } from './texts.ts';

type Wanted = CallReceived<typeof payEndpoint>['body'];

/**
 * Pays an invoice with one of the cards (API-48, OP-107, annex E3). Throws 404, 409 for one that is
 * paid, being paid or never was to be, or when another total was shown, 402 PAYMENTREQUIRED without a
 * card and PAYMENTFAILED when it is declined, 400 for a card of nobody. Answers an invoice that is still being paid when the provider is slow or cannot be
 * reached, which due work asks again. The payment is stored before the card is charged.
 */
export async function payInvoice(
  context: RequestContext,
  { invoiceId, paymentMethodId, shownTotal }: Wanted,
  work: WorkKind,
): Promise<Invoice> {
  const { tenantId } = signedIn(context);
  const opened = await write(context, {
    entity: 'invoice',
    id: invoiceId,
    action: 'invoice.pay',
    table: 'invoice',
    async change(tx) {
      const invoice = await selectInvoice(tx, { tenantId, id: invoiceId });
      if (invoice === null) throw notFound();
      refuse(invoice);
      refuseOtherPrice(shownTotal, parseCents(invoice.amount_due), invoice.currency);
      const description = await describe(tx, tenantId, invoice.number);
      const taken = await openCardPayment(tx, context, {
        id: newId(),
        type: 'fee',
        description,
        amount: invoice.amount_due,
        currency: invoice.currency,
        to: 'fees',
        invoiceId,
        key: null,
        cardId: paymentMethodId?.toLowerCase(),
      });
      return {
        before: { status: invoice.status },
        after: { status: invoice.status, isBeingPaid: true },
        name: invoice.number,
        events: [invoiceEvent(invoiceId)],
        result: taken,
      };
    },
  });
  await chargeNow(context, opened, work);
  const after = await context.read((tx) => selectInvoice(tx, { tenantId, id: invoiceId }));
  if (after === null) throw notFound();
  if (!after.paid && !after.is_being_paid) throw new ApiError('PAYMENTFAILED');
  return invoiceDto(after);
}

type Row = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>;

function refuse({ status, is_being_paid: isBeingPaid }: Row): void {
  if (!isBeingPaid && unpaidStatuses.includes(status)) return;
  const paid = status === 'paid' ? [{ code: 'PAID', message: t(texts.paid) }] : [];
  const errors = isBeingPaid ? [{ code: 'BEINGPAID', message: t(texts.underWay) }] : paid;
  throw new ApiError('INVALIDTRANSITION', { errors });
}

async function describe(tx: Tx, tenantId: string, number: string): Promise<string> {
  const account = await accountRow(tx, tenantId);
  return inLanguage(account.language, () => t(texts.invoice, { number }));
}
