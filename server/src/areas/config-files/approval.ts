import { accountEvent } from '../tenant/account-event.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';

/** Has an admin approve what files change, or not; the history tells of it. */
export async function setApproval(
  context: RequestContext,
  needsApproval: boolean,
): Promise<{ needsApproval: boolean }> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'tenant',
    id: tenantId,
    action: 'configSetting.set',
    table: 'tenant',
    async change(tx) {
      const account = await accountRow(tx, tenantId);
      if (account.needs_file_approval === needsApproval) return null;
      await tx
        .updateTable('tenant')
        .set({ needs_file_approval: needsApproval })
        .where('id', '=', tenantId)
        .execute();
      return {
        before: { needsFileApproval: account.needs_file_approval },
        after: { needsFileApproval: needsApproval },
        name: account.company_name,
        events: [accountEvent(tenantId)],
        result: true,
      };
    },
  });
  return { needsApproval };
}
