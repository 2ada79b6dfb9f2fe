import { paths } from '@jackfield/contract';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { sendMail } from '../../mail/send.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { DueSubject } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow } from '../../platform/rows.ts';
import { invoiceIssued } from '../invoicing/draft.ts';
import { accountRecipients } from '../tenant/mail-account.ts';
import { selectInvoice } from './repository.ts';

interface Parts {
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Mails an invoice that was issued to the tenant owner and the billing contacts (annex J9). */
export function createInvoiceMailWork(parts: Parts): WorkKind {
  return {
    kind: invoiceIssued,
    advance: async (subject) => async (tx) => {
      await mailInvoice(tx, subject, parts);
      return null;
    },
  };
}

async function mailInvoice(
  tx: Tx,
  { tenantId, subjectId: id }: DueSubject,
  { clock, publicUrl }: Parts,
): Promise<void> {
  const invoice = await selectInvoice(tx, { tenantId, id });
  // What was taken back meanwhile is nobody's to pay.
  if (invoice === null || invoice.status === 'void') return;
  const { company_name: companyName, time_zone: timeZone } = await accountRow(tx, tenantId);
  const card = await tx
    .selectFrom('payment_method')
    .select('last4_digits')
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  const now = clock.now();
  const isToCome = invoice.status === 'open' && invoice.due_at !== null;
  const dueOn = isToCome
    ? dayText(localTimeAt(timeZone, new Date(invoice.due_at ?? now).getTime()).day)
    : null;
  for (const { name, email } of await accountRecipients(tx, tenantId)) {
    await sendMail(tx, now, {
      tenantId,
      to: email,
      mail: {
        kind: 'invoice',
        name,
        companyName,
        url: new URL(paths.admin.billing.invoice(id), publicUrl).href,
        number: invoice.number,
        amount: Number(invoice.amount_due),
        currency: invoice.currency,
        isPaid: invoice.paid,
        dueOn,
        last4: card?.last4_digits ?? null,
      },
    });
  }
}
