import type { CallRestriction } from '@jackfield/contract/api/call-restriction';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { accountEvent } from '../tenant/account-event.ts';
import { internationalStatusOf } from '../tenant/international-status.ts';
import { outOfOrder } from './refuse.ts';
import { readRestriction } from './restriction.ts';
import { texts } from './texts.ts';

/** Asks for international calling, once (API-54). Throws 409 for a second request. */
export function requestCalling(context: RequestContext): Promise<CallRestriction> {
  const { tenantId, name } = signedIn(context);
  const now = context.clock.now();
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'tenant',
      id: tenantId,
      action: 'tenant.requestInternational',
      table: 'tenant',
      async change(inner) {
        const row = await accountRow(inner, tenantId);
        if (internationalStatusOf(row) !== 'none') throw outOfOrder('REQUESTED', texts.requested);
        await inner
          .updateTable('tenant')
          .set({ international_requested_at: now, international_requested_by: name })
          .where('id', '=', tenantId)
          .execute();
        return {
          before: { internationalCallStatus: 'none' },
          after: { internationalCallStatus: 'pending' },
          name: row.company_name,
          events: [accountEvent(tenantId)],
          result: tenantId,
        };
      },
    });
    return readRestriction(tx, tenantId, now);
  });
}
