import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, duplicate, invalidField } from '../../platform/errors.ts';
import { numberEvent } from '../number-orders/repository.ts';
import { write } from '../../platform/write.ts';
import { attachNumbers, detachNumbers } from '../texting/attached-numbers.ts';
import { readCampaignNumbers } from './campaign-numbers.ts';
import { texts } from './texts.ts';

const field = 'phoneNumberIds';

/** Numbers of the account by these ids, with the campaign that each has; they stay locked. */
function lockNumbers(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('phone_number as n')
    .select(['n.id', 'n.number', 'n.is_toll_free', 'n.country', 'n.owner_type', 'n.owner_id'])
    .select((row) =>
      row
        .selectFrom('campaign_number as c')
        .select('c.campaign_id')
        .whereRef('c.phone_number_id', '=', 'n.id')
        .as('campaign_id'),
    )
    .where('n.tenant_id', '=', tenantId)
    .where('n.id', 'in', ids)
    .orderBy('n.id')
    .forUpdate('n')
    .execute();
}

type LockedNumber = Awaited<ReturnType<typeof lockNumbers>>[number];

/** Throws where a number cannot send for the campaign (annex E6). */
function checkAdded(added: readonly LockedNumber[], wanted: number, campaign: CampaignNumbers) {
  if (wanted > added.length) throw invalidField(field, t(texts.numberUnknown), 'UNKNOWN');
  if (wanted > 0 && campaign.status !== 'active') throw new ApiError('INVALIDTRANSITION');
  if (added.some((number) => number.is_toll_free)) {
    throw invalidField(field, t(texts.tollFree));
  }
  if (added.some((number) => number.country !== 'USA')) {
    throw invalidField(field, t(texts.notOfUsa));
  }
  if (added.some((number) => number.campaign_id !== null)) {
    throw duplicate(field, t(texts.otherCampaign));
  }
}

/**
 * Replaces the numbers of a campaign as of a version (API-84). Throws 400, 404, 409 DUPLICATE for
 * a number of another campaign, INVALIDTRANSITION while the campaign is not active, 412, 428.
 */
export function setNumbersOfCampaign(
  context: RequestContext,
  id: string,
  ids: readonly string[],
): Promise<CampaignNumbers> {
  const { tenantId } = signedIn(context);
  const wanted = [...new Set(ids.map((one) => one.toLowerCase()))];
  const read = (tx: Tx) => readCampaignNumbers(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'campaign',
      id,
      action: 'campaign.setNumbers',
      table: 'campaign',
      read,
      async change(inner) {
        const campaign = await read(inner);
        const addedIds = wanted.filter((one) => !campaign.phoneNumberIds.includes(one));
        const removedIds = campaign.phoneNumberIds.filter((one) => !wanted.includes(one));
        if (addedIds.length + removedIds.length === 0) return null;
        const touched = await lockNumbers(inner, tenantId, [...addedIds, ...removedIds]);
        const added = touched.filter((number) => addedIds.includes(number.id));
        checkAdded(added, addedIds.length, campaign);
        const at = context.clock.now();
        await detachNumbers(inner, { tenantId, campaignId: id, ids: removedIds, at });
        await attachNumbers(inner, { tenantId, campaignId: id, ids: addedIds, at });
        const removed = touched.filter((number) => !addedIds.includes(number.id));
        return {
          before: { numbers: removed.map((one) => one.number) },
          after: { numbers: added.map((one) => one.number) },
          name: campaign.useCase,
          events: touched.map((one) =>
            numberEvent({ id: one.id, ownerType: one.owner_type, ownerId: one.owner_id }),
          ),
          result: true,
        };
      },
    });
    return read(tx);
  });
}
