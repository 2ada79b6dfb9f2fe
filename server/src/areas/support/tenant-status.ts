import { required, type Status } from '@jackfield/contract';
import type { Via } from '../../platform/tables.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { appendEvent } from '../../platform/events.ts';
import { accountRow, holdAccountRow } from '../../platform/rows.ts';
import type { Noticing } from '../../platform/services.ts';
import { releaseAtPeriodEnd } from '../phone-numbers/cancelled-account.ts';
import { auditAuth, type Named } from '../session/tokens/audit.ts';
import { mailAccount } from '../tenant/mail-account.ts';

export type EmailEvent = '' | 'AccountSuspended' | 'AccountActivated' | 'AccountCancelled';

export interface StatusChange {
  tenantId: string;
  /** Status as the call or the command line spells it. */
  status: 'active' | 'suspended' | 'suspend' | 'cancel' | 'cancelled' | 'canceled';
  reason: string;
  emailEvent: EmailEvent;
  by: { actor: Named; via: Via; requestId: string };
  now: Date;
  noticing: Noticing;
}

/** Both spellings of a status (OP-109). */
function statusOf(word: StatusChange['status']): Status {
  if (word === 'active') return 'active';
  return word.startsWith('suspend') ? 'suspended' : 'cancel';
}

/** Transitions of annex E2 that a person may ask for; an account becomes active by its owner's confirmation. */
const transitions: Record<Status, readonly Status[]> = {
  pending: ['cancel'],
  active: ['suspended', 'cancel'],
  suspended: ['active', 'cancel'],
  cancel: [],
};

/** Moves an account to another status, tells its people and sends the named mail (OP-110). */
export async function setTenantStatus(tx: Tx, change: StatusChange): Promise<void> {
  const { tenantId, reason, by, now } = change;
  const to = statusOf(change.status);
  await holdAccountRow(tx, tenantId);
  const tenant = await accountRow(tx, tenantId);
  // Annex E2: repeating the current state is accepted and changes nothing.
  if (tenant.status === to) return;
  if (!transitions[tenant.status].includes(to)) throw new ApiError('INVALIDTRANSITION');
  if (to !== 'active' && reason === '')
    throw invalidField('reason', required('reason')(), 'REQUIRED');
  const move = tx
    .updateTable('tenant')
    .set((row) => ({ status: to, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', tenantId);
  const { callers } = await change.noticing(tenantId, () => move.execute());
  if (to === 'cancel') {
    await endAllSessions(tx, tenantId, now);
    await releaseAtPeriodEnd(tx, tenantId, now);
  }
  await auditAuth(tx, {
    tenantId,
    at: now,
    actor: by.actor,
    via: by.via,
    action: 'tenant.setStatus',
    entity: 'tenant',
    entityId: tenantId,
    entityName: tenant.company_name,
    before: { status: tenant.status },
    after: { status: to, ...(reason && { reason }) },
    requestId: by.requestId,
  });
  await notifyStatus(tx, tenantId, to, now);
  const { emailEvent: kind } = change;
  if (kind === '') return;
  const about = kind === 'AccountActivated' ? { kind } : { kind, callers };
  await mailAccount(tx, tenantId, about, now);
}

async function endAllSessions(tx: Tx, tenantId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'account cancelled' })
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .execute();
}

async function notifyStatus(tx: Tx, tenantId: string, status: Status, now: Date): Promise<void> {
  await appendEvent(
    tx,
    tenantId,
    { method: 'UpdateEntityAsync', eventType: 'tenantstatus', id: tenantId, status },
    now,
  );
  if (status !== 'cancel') return;
  await appendEvent(
    tx,
    tenantId,
    { method: 'DeletedEntityAsync', eventType: 'tenant', id: tenantId, status },
    now,
  );
}
