import type { Campaign } from '@jackfield/contract/api/campaign';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError } from '../../platform/errors.ts';
import { readRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { numberEvent } from '../number-orders/repository.ts';
import { detachNumbers } from '../texting/attached-numbers.ts';
import { campaignMembers, campaignName } from './campaign-columns.ts';
import { readCampaign } from './read-campaign.ts';
import { campaignEvent } from './record-events.ts';
import { addStoryStep } from './story.ts';
import { refuseWhileOnItsWay } from './submission-state.ts';
import { campaignWork } from './work-kinds.ts';

/** Takes all numbers from a campaign; answers those that it had. */
async function releaseNumbers(
  tx: Tx,
  { tenantId, campaignId, at }: { tenantId: string; campaignId: string; at: Date },
) {
  const numbers = await tx
    .selectFrom('campaign_number as c')
    .innerJoin('phone_number as n', 'n.id', 'c.phone_number_id')
    .select(['n.id', 'n.owner_type as ownerType', 'n.owner_id as ownerId'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.campaign_id', '=', campaignId)
    .orderBy('n.id')
    .forUpdate('n')
    .execute();
  await detachNumbers(tx, { tenantId, campaignId, ids: numbers.map(({ id }) => id), at });
  return numbers;
}

/**
 * Ends a campaign for good, with its numbers free (API-86, annex E6); due work tells the registry.
 * One that is ended already stays as it is.
 * Throws 404, 409 INVALIDTRANSITION, 412, 428.
 */
export function deactivateCampaign(context: RequestContext, id: string): Promise<Campaign> {
  const actor = signedIn(context);
  const { tenantId } = actor;
  const read = (tx: Tx) => readCampaign(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'campaign',
      id,
      action: 'campaign.deactivate',
      table: 'campaign',
      read,
      async change(inner) {
        const before = await readRow(inner, 'campaign', { tenantId, id });
        if (before.status === 'deactivated') return null;
        if (before.status === 'pendingPayment') throw new ApiError('INVALIDTRANSITION');
        await refuseWhileOnItsWay(inner, tenantId, id);
        const at = context.clock.now();
        const isKnown = before.registry_id !== null;
        const after = await inner
          .updateTable('campaign')
          .set({ status: 'deactivated', has_unsent: isKnown })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const released = await releaseNumbers(inner, { tenantId, campaignId: id, at });
        await addStoryStep(inner, { tenantId, id, step: 'deactivated', at, by: actor.name });
        if (isKnown) {
          await scheduleWork(inner, { kind: campaignWork, subjectId: id, tenantId }, at);
        }
        return {
          before: campaignMembers(before),
          after: campaignMembers(after),
          name: campaignName(after),
          events: [campaignEvent(id), ...released.map(numberEvent)],
          result: true,
        };
      },
    });
    return read(tx);
  });
}
