import { t } from '@jackfield/texts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { draftOf, invoiceDue, monthlyInvoice } from '../invoicing/draft.ts';
import { invoiceEvent } from '../invoicing/invoice-event.ts';
import { payingAccount } from '../invoicing/payer.ts';
import { openPayment } from '../ledger/charge-card.ts';
import { selectInvoice } from './repository.ts';
import { texts } from './texts.ts';
import { planUnpaid } from './unpaid-invoice.ts';

/** Issues the invoice of a month that is over, and begins the next one (annex J9). */
export function createMonthlyInvoiceWork({ clock }: { readonly clock: Clock }): WorkKind {
  return {
    kind: monthlyInvoice,
    holdsAccount: true,
    advance:
      async ({ tenantId }) =>
      async (tx) => {
        const account = await payingAccount(tx, tenantId);
        if (account.isTrial || account.isCancelled) return null;
        return (await draftOf(tx, { tenantId, now: clock.now() }, account)).endsAt;
      },
  };
}

/** Charges an open invoice to the default card on its due date (annex J9). */
export function createInvoiceDueWork({ clock }: { readonly clock: Clock }): WorkKind {
  return {
    kind: invoiceDue,
    holdsAccount: true,
    advance:
      async ({ tenantId, subjectId }) =>
      async (tx) => {
        await chargeWhenDue(tx, { tenantId, id: subjectId, now: clock.now() });
        return null;
      },
  };
}

interface Due {
  readonly tenantId: string;
  readonly id: string;
  readonly now: Date;
}

async function chargeWhenDue(tx: Tx, { tenantId, id, now }: Due): Promise<void> {
  const invoice = await selectInvoice(tx, { tenantId, id });
  if (invoice === null || invoice.status !== 'open' || invoice.is_being_paid) return;
  const { language } = await payingAccount(tx, tenantId);
  const change = {
    tenantId,
    at: now,
    entity: 'invoice',
    id,
    name: invoice.number,
    before: { status: invoice.status },
    events: [invoiceEvent(id)],
  };
  const taken = await openPayment(
    tx,
    { tenantId, now, until: now },
    {
      id: newId(),
      type: 'fee',
      description: inLanguage(language, () => t(texts.invoice, { number: invoice.number })),
      amount: invoice.amount_due,
      currency: invoice.currency,
      to: 'fees',
      invoiceId: id,
      key: null,
    },
  );
  if (taken === null) {
    await tx
      .updateTable('invoice')
      .set((row) => ({ status: 'failed', updated_at: now, version: row('version', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    await recordSystemChange(tx, {
      ...change,
      action: 'invoice.noCard',
      after: { status: 'failed' },
    });
    await planUnpaid(tx, { tenantId, invoiceId: id, at: now });
    return;
  }
  await recordSystemChange(tx, {
    ...change,
    action: 'invoice.charge',
    after: { status: invoice.status, isBeingPaid: true },
  });
}
