import { failedStatuses } from '@jackfield/contract/api/billing';
import { t } from '@jackfield/texts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { type DueSubject, scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { inLanguage } from '../../platform/languages.ts';
import type { Noticing } from '../../platform/services.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { invoiceEvent } from '../invoicing/invoice-event.ts';
import { payingAccount } from '../invoicing/payer.ts';
import { mailAccount } from '../tenant/mail-account.ts';
import { moveAccount } from './account-status.ts';
import { selectInvoice } from './repository.ts';
import { texts } from './texts.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Days after an invoice has failed on which its account is suspended, and it is given up. */
const suspendsAfter = 14;
const givenUpAfter = 90;

/** Kinds of due work; the subject is the invoice. */
const suspendUnpaid = 'suspendUnpaid';
const giveUpUnpaid = 'giveUpUnpaid';

interface Failed {
  readonly tenantId: string;
  readonly invoiceId: string;
  readonly at: Date;
}

/** Plans what becomes of an invoice that has failed for the first time and is not paid (annex E2, E3). */
export async function planUnpaid(tx: Tx, { tenantId, invoiceId, at }: Failed): Promise<void> {
  const after = (days: number) => new Date(at.getTime() + days * day);
  const subject = { subjectId: invoiceId, tenantId };
  await scheduleWork(tx, { ...subject, kind: suspendUnpaid }, after(suspendsAfter));
  await scheduleWork(tx, { ...subject, kind: giveUpUnpaid }, after(givenUpAfter));
}

type Unpaid = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>;
type End = (tx: Tx, invoice: Unpaid, now: Date) => Promise<void>;

interface Parts {
  readonly clock: Clock;
  readonly noticing: Noticing;
}

/** Suspends the account of an invoice that stays unpaid, and gives the invoice up in the end. */
export function createUnpaidWork({ clock, noticing }: Parts): WorkKind[] {
  const work = (kind: string, end: End): WorkKind => ({
    kind,
    holdsAccount: true,
    advance: async (subject) => (tx) => whenUnpaid(tx, subject, { now: clock.now(), end }),
  });
  return [work(suspendUnpaid, suspendWith(noticing)), work(giveUpUnpaid, giveUp)];
}

async function whenUnpaid(
  tx: Tx,
  { tenantId, subjectId: id }: DueSubject,
  { now, end }: { now: Date; end: End },
): Promise<Date | null> {
  const invoice = await selectInvoice(tx, { tenantId, id });
  if (invoice === null || !failedStatuses.includes(invoice.status)) return null;
  // Nobody is suspended while the bank is still asked.
  if (invoice.is_being_paid) return new Date(now.getTime() + hour);
  await end(tx, invoice, now);
  return null;
}

const suspendWith =
  (noticing: Noticing): End =>
  async (tx, { tenant_id: tenantId, number }, at) => {
    const { language } = await payingAccount(tx, tenantId);
    const reason = inLanguage(language, () => t(texts.unpaid, { number, days: suspendsAfter }));
    const { answer: isMoved, callers } = await noticing(tenantId, () =>
      moveAccount(tx, { tenantId, at, reason }, ['active', 'suspended']),
    );
    if (isMoved) await mailAccount(tx, tenantId, { kind: 'AccountSuspended', callers }, at);
  };

async function giveUp(tx: Tx, invoice: Unpaid, now: Date): Promise<void> {
  const { id, tenant_id: tenantId } = invoice;
  const status = 'uncollectible';
  await tx
    .updateTable('invoice')
    .set((row) => ({ status, updated_at: now, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await recordSystemChange(tx, {
    tenantId,
    at: now,
    action: 'invoice.giveUp',
    entity: 'invoice',
    id,
    name: invoice.number,
    before: { status: invoice.status },
    after: { status },
    events: [invoiceEvent(id)],
  });
}
