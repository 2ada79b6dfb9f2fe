import { paths } from '@jackfield/contract';
import type { Invoice, PaymentMethod } from '@jackfield/contract/api/billing';
import type { Selectable } from 'kysely';
import type { InvoiceTable, PaymentMethodTable } from './tables.ts';

const instant = (at: Date | string) => new Date(at).toISOString();

interface PaymentUnderWay {
  is_being_paid: boolean;
  confirm_url: string | null;
}

/** Where the document is: at the provider, or in the portal; a draft has none. */
function documentOf({ id, status, document_url: url }: Selectable<InvoiceTable>): string | null {
  if (status === 'draft') return null;
  return url ?? paths.admin.billing.invoice(id);
}

/** An invoice as the API answers it (ENT-10, annex F6). */
export function invoiceDto(row: Selectable<InvoiceTable> & PaymentUnderWay): Invoice {
  return {
    id: row.id,
    number: row.number,
    paid: row.paid,
    status: row.status,
    amountDue: Number(row.amount_due),
    currency: row.currency,
    createdAt: instant(row.created_at),
    dueAt: row.due_at === null ? null : instant(row.due_at),
    periodStart: instant(row.period_start),
    periodEnd: instant(row.period_end),
    documentUrl: documentOf(row),
    isBeingPaid: row.is_being_paid,
    confirmUrl: row.confirm_url,
  };
}

/** A card as the API answers it (ENT-09). */
export function paymentMethodDto(row: Selectable<PaymentMethodTable>): PaymentMethod {
  return {
    id: row.id,
    isDefault: row.is_default,
    card: {
      brand: row.brand,
      last4Digits: row.last4_digits,
      expMonth: row.exp_month,
      expYear: row.exp_year,
      holderName: row.holder_name,
    },
    createdAt: instant(row.created_at),
  };
}
