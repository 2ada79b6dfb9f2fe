import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';

/** Kind of due work that asks whether a number has been switched on; its subject is the number. */
export const numberSwitchWork = 'numberSwitch';

interface NumbersOfCampaign {
  readonly tenantId: string;
  readonly campaignId: string;
  readonly ids: readonly string[];
  readonly at: Date;
}

/** Adds numbers to a campaign; they can text once the carriers have switched them on. */
export async function attachNumbers(tx: Tx, change: NumbersOfCampaign): Promise<void> {
  const { tenantId, campaignId, ids, at } = change;
  if (ids.length === 0) return;
  await tx
    .insertInto('campaign_number')
    .values(
      ids.map((id) => ({
        tenant_id: tenantId,
        campaign_id: campaignId,
        phone_number_id: id,
        attached_at: at,
      })),
    )
    .execute();
  for (const subjectId of ids) {
    await scheduleWork(tx, { kind: numberSwitchWork, subjectId, tenantId }, at);
  }
}

/** Takes numbers out of a campaign, and keeps when that was. */
export async function detachNumbers(tx: Tx, change: NumbersOfCampaign): Promise<void> {
  const { tenantId, campaignId, ids, at } = change;
  if (ids.length === 0) return;
  await tx
    .deleteFrom('campaign_number')
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .where('phone_number_id', 'in', ids)
    .execute();
  await tx
    .updateTable('phone_number')
    .set({ campaign_left_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}
