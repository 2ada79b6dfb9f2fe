import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';

/** Kind of due work that has a number switched on or off; its subject is the number. */
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

/** Takes numbers out of a campaign, and keeps when that was; due work switches them off. */
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
  for (const subjectId of ids) {
    await scheduleWork(tx, { kind: numberSwitchWork, subjectId, tenantId }, at);
  }
}

/** Asks now whether a number has been switched on, where that is waited for in any account. */
export async function hastenSwitch(
  tx: Tx,
  { number, at }: { readonly number: string; readonly at: Date },
): Promise<void> {
  const found = await tx
    .selectFrom('campaign_number as c')
    .innerJoin('phone_number as n', 'n.id', 'c.phone_number_id')
    .select(['n.id', 'n.tenant_id'])
    .where('n.number', '=', number)
    .where('c.ready_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return;
  const { id: subjectId, tenant_id: tenantId } = found;
  await scheduleWork(tx, { kind: numberSwitchWork, subjectId, tenantId }, at);
}

/** Has the numbers of a campaign switched on anew, as those of one that was made anew. */
export async function switchAnew(
  tx: Tx,
  { tenantId, campaignId, at }: Omit<NumbersOfCampaign, 'ids'>,
): Promise<void> {
  const rows = await tx
    .updateTable('campaign_number')
    .set({ ready_at: null })
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .returning('phone_number_id')
    .execute();
  for (const { phone_number_id: subjectId } of rows) {
    await scheduleWork(tx, { kind: numberSwitchWork, subjectId, tenantId }, at);
  }
}
