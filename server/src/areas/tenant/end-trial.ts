import type { Tenant } from '@jackfield/contract/api/tenant';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { beginPaying } from '../invoicing/begin-paying.ts';
import { accountEvent } from './account-event.ts';
import { hasCard, readTenant } from './repository.ts';

const noLimits = {
  trial_maximum_company: null,
  trial_maximum_company_did: null,
  trial_maximum_device: null,
  trial_maximum_user: null,
  trial_maximum_user_did: null,
};

/**
 * Makes a trial account a paid one (BILL-07): once, and never back. Throws 409 INVALIDTRANSITION
 * when it is paid already, 402 PAYMENTREQUIRED without a card, 409
 * PRICECHANGED. The rest of the month goes on its first invoice.
 */
export function endTrialOf(context: RequestContext, shownTotal?: number): Promise<Tenant> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'tenant',
      id: tenantId,
      action: 'tenant.endTrial',
      table: 'tenant',
      async change(inner) {
        const row = await accountRow(inner, tenantId);
        if (!row.is_trial) throw new ApiError('INVALIDTRANSITION');
        if (!(await hasCard(inner, tenantId))) throw new ApiError('PAYMENTREQUIRED');
        await inner
          .updateTable('tenant')
          .set({ is_trial: false, trial_ended_at: context.clock.now(), ...noLimits })
          .where('id', '=', tenantId)
          .execute();
        const payer = { tenantId, now: context.clock.now() };
        const billed = await beginPaying(inner, payer, shownTotal);
        return {
          before: { isTrial: true },
          after: { isTrial: false },
          name: row.company_name,
          events: [accountEvent(tenantId), ...billed],
          result: tenantId,
        };
      },
    });
    return readTenant(tx, tenantId);
  });
}
