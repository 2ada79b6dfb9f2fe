import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { accountEvent } from './account-event.ts';
import { mailAccount } from './mail-account.ts';

/** Kind of due work that tells of the end of a trial; its subject is the account. */
const trialOverWork = 'trialOver';

/** Plans what is told when a trial ends by itself. */
export function planTrialOver(tx: Tx, tenantId: string, endsAt: Date): Promise<void> {
  return scheduleWork(tx, { kind: trialOverWork, subjectId: tenantId, tenantId }, endsAt);
}

/**
 * Tells an account that its trial is over (annex J9): open pages by the event, its owner and billing
 * contacts by mail. That calls stop follows from the time alone.
 */
export function createTrialOverWork({ clock }: { readonly clock: Clock }): WorkKind {
  return {
    kind: trialOverWork,
    async advance({ tenantId }) {
      return async (tx) => {
        const now = clock.now();
        const row = await accountRow(tx, tenantId);
        if (!row.is_trial || row.trial_ends_at === null || row.status === 'cancel') return null;
        if (row.trial_ends_at > now) return row.trial_ends_at;
        await recordSystemChange(tx, {
          tenantId,
          at: now,
          action: 'tenant.trialOver',
          entity: 'tenant',
          id: tenantId,
          name: row.company_name,
          before: { isTrialOver: false },
          after: { isTrialOver: true },
          events: [accountEvent(tenantId)],
        });
        await mailAccount(tx, tenantId, { kind: 'trialOver' }, now);
        return null;
      };
    },
  };
}
