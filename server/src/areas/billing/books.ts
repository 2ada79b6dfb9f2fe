import {
  addPaymentMethod,
  payInvoice as payEndpoint,
  unpaidStatuses,
} from '@jackfield/contract/api/billing';
import type { Payments } from '../../payments/payments.ts';
import type { AccountBook, Books, PayOutcome } from '../../payments/pages/books.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { accountRow } from '../../platform/rows.ts';
import { hastenCardPayment } from '../ledger/hasten-payment.ts';
import { addCard } from './add-card.ts';
import { invoiceDto, paymentMethodDto } from './dto.ts';
import { loseCard } from './lose-card.ts';
import { payInvoice } from './pay-invoice.ts';
import { selectInvoices, selectPaymentMethods } from './repository.ts';
import { type VisitServices, visitorContext } from './visitor.ts';

interface BookParts {
  readonly services: VisitServices;
  readonly payments: Payments;
  readonly cards: WorkKind;
}

/** The most that the page of bills reads; there it shows those that may be paid. */
const limit = 100;

/** What the pages beside the portal show and do, by the same functions as the portal's own buttons. */
export function createBillingBooks({ services, payments, cards }: BookParts): Books {
  return {
    async open(visit) {
      const { tenantId } = visit;
      const paying = await visitorContext(services, visit, payEndpoint);
      const adding = await visitorContext(services, visit, addPaymentMethod);
      if (paying === null || adding === null) return null;
      return services.db.tenant(tenantId, async (tx): Promise<AccountBook> => {
        const account = await accountRow(tx, tenantId);
        const invoices = (await selectInvoices(tx, { tenantId, limit })).map(invoiceDto);
        return {
          companyName: account.company_name,
          postalCode: account.company_address.postalCode,
          country: account.country,
          timeZone: account.time_zone,
          invoices: invoices.filter(
            ({ status, isBeingPaid }) => isBeingPaid || unpaidStatuses.includes(status),
          ),
          cards: (await selectPaymentMethods(tx, { tenantId, limit })).map(paymentMethodDto),
          pay: (wanted) => pay(paying, wanted, cards),
          addCard: (card) => add(adding, card, payments),
        };
      });
    },
    decided: (reference) => hastenCardPayment(services, reference),
    cardGone: (card) => loseCard(services, card),
  };
}

async function pay(
  context: RequestContext,
  { invoiceId, card }: Parameters<AccountBook['pay']>[0],
  cards: WorkKind,
): Promise<PayOutcome> {
  try {
    const invoice = await payInvoice(context, { invoiceId, paymentMethodId: card }, cards);
    if (invoice.confirmUrl !== null) return { state: 'unconfirmed', url: invoice.confirmUrl };
    return { state: invoice.paid ? 'paid' : 'underWay' };
  } catch (error) {
    return { state: 'refused', reason: reasonOf(error) };
  }
}

async function add(
  context: RequestContext,
  card: Parameters<AccountBook['addCard']>[0],
  payments: Payments,
): Promise<string | null> {
  try {
    await addCard(context, card, payments);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Why something was refused, in words for the person; throws what was no refusal. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.errors[0]?.message ?? error.message;
}
