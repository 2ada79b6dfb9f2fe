import type { Tx } from '../../platform/database.ts';
import type { DueSubject } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import type { Clock } from '../../platform/clock.ts';
import { accountRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { accountEvent } from '../tenant/account-event.ts';

/**
 * Charging cards as it is, and what it means where the payment was a check for international
 * calling: charged, the step is done; declined, it stays and one try is gone (annex E7). Both are
 * stored in the transaction that books the payment.
 */
export function withCardCheck(work: WorkKind, clock: Clock): WorkKind {
  return {
    ...work,
    async advance(subject) {
      const settle = await work.advance(subject);
      return async (tx) => {
        const check = await findCheck(tx, subject);
        const next = await settle(tx);
        if (check?.status === 'pending') await settleCheck(tx, subject, clock.now());
        return next;
      };
    },
  };
}

/** The check that a payment is; nothing for every other payment. */
function findCheck(tx: Tx, { tenantId, subjectId }: DueSubject) {
  return tx
    .selectFrom('international_check as c')
    .innerJoin('balance_transaction as b', 'b.id', 'c.transaction_id')
    .select(['c.asked_by', 'b.status'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.transaction_id', '=', subjectId)
    .executeTakeFirst();
}

async function settleCheck(tx: Tx, subject: DueSubject, at: Date): Promise<void> {
  const { tenantId } = subject;
  const check = await findCheck(tx, subject);
  if (check === undefined || check.status === 'pending') return;
  const isVerifiedCharges = check.status === 'succeeded';
  if (isVerifiedCharges) {
    await tx
      .updateTable('tenant')
      .set((row) => ({
        is_verified_charges: true,
        international_checked_at: at,
        international_checked_by: check.asked_by,
        updated_at: at,
        version: row('version', '+', 1),
      }))
      .where('id', '=', tenantId)
      .execute();
  }
  const { company_name: name } = await accountRow(tx, tenantId);
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: isVerifiedCharges ? 'tenant.verifyCharges' : 'tenant.declineCharges',
    entity: 'tenant',
    id: tenantId,
    name,
    before: { isVerifiedCharges: false },
    after: { isVerifiedCharges },
    events: [accountEvent(tenantId)],
  });
}
