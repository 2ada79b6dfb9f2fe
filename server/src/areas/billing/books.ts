import { addPaymentMethod, payInvoice as payEndpoint } from '@jackfield/contract/api/billing';
import type { Payments } from '../../payments/payments.ts';
import type { AccountBook, PayOutcome, SandboxBooks } from '../../payments/sandbox/books.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { hastenCardPayment } from '../ledger/hasten-payment.ts';
import { tenantRow } from '../tenant/repository.ts';
import { addCard } from './add-card.ts';
import { invoiceDto, paymentMethodDto } from './dto.ts';
import { payInvoice } from './pay-invoice.ts';
import { selectInvoices, selectPaymentMethods } from './repository.ts';
import { payable } from './settle-invoice.ts';
import { type VisitServices, visitorContext } from './visitor.ts';

interface BookParts {
  readonly services: VisitServices;
  readonly payments: Payments;
  readonly cards: WorkKind;
}

/** The most that the page of bills reads; there it shows those that may be paid. */
const limit = 100;

/** What the sandbox's pages show and do, by the same functions as the portal's own buttons. */
export function createBillingBooks({ services, payments, cards }: BookParts): SandboxBooks {
  return {
    async open(visit) {
      const { tenantId } = visit;
      const paying = await visitorContext(services, visit, payEndpoint);
      const adding = await visitorContext(services, visit, addPaymentMethod);
      if (paying === null || adding === null) return null;
      return services.db.tenant(tenantId, async (tx): Promise<AccountBook> => {
        const account = await tenantRow(tx, tenantId);
        const invoices = (await selectInvoices(tx, { tenantId, limit })).map(invoiceDto);
        return {
          companyName: account.company_name,
          postalCode: account.company_address.postalCode,
          country: account.country,
          timeZone: account.time_zone,
          invoices: invoices.filter(
            ({ status, isBeingPaid }) => isBeingPaid || payable.includes(status),
          ),
          cards: (await selectPaymentMethods(tx, { tenantId, limit })).map(paymentMethodDto),
          pay: (id) => pay(paying, id, cards),
          async addCard(card) {
            await addCard(adding, card, payments);
          },
        };
      });
    },
    decided: (reference) => hastenCardPayment(services, reference),
  };
}

async function pay(context: RequestContext, id: string, cards: WorkKind): Promise<PayOutcome> {
  try {
    const invoice = await payInvoice(context, id, cards);
    if (invoice.confirmUrl !== null) return { state: 'unconfirmed', url: invoice.confirmUrl };
    return { state: invoice.paid ? 'paid' : 'underWay' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'refused', reason: error.errors[0]?.message ?? error.message };
  }
}
