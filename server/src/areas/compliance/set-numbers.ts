import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { sql } from 'kysely';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { campaignName } from '@jackfield/domain/campaign-name';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, duplicate, invalidField } from '../../platform/errors.ts';
import { numberEvent } from '../number-orders/repository.ts';
import { write } from '../../platform/write.ts';
import { attachNumbers, detachNumbers } from '../texting/attached-numbers.ts';
import { readCampaignNumbers } from './campaign-numbers.ts';
import { campaignEvent } from './record-events.ts';
import { holdCampaigns, type Move, releaseMoved } from './release-moved.ts';
import { addNumberSteps } from './add-number-steps.ts';
import { texts } from './texts.ts';

const field = 'phoneNumberIds';

/** Numbers of the account by these ids, with the campaign that each has; they stay locked. */
async function lockNumbers(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  // Whoever waited for a lock reads afterwards what the other has stored.
  await tx
    .selectFrom('phone_number')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
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
    .select((row) =>
      row
        .selectFrom('campaign_number as c')
        .innerJoin('campaign', 'campaign.id', 'c.campaign_id')
        .select(sql<string>`coalesce(nullif(campaign.name, ''), campaign.use_case)`.as('name'))
        .whereRef('c.phone_number_id', '=', 'n.id')
        .as('campaign_name'),
    )
    .where('n.tenant_id', '=', tenantId)
    .where('n.id', 'in', ids)
    .orderBy('n.id')
    .execute();
}

type LockedNumber = Awaited<ReturnType<typeof lockNumbers>>[number];

/** Whether a number still sends for the campaign that it is to leave. */
const isMoved = (moves: readonly Move[], { id, campaign_id }: LockedNumber): boolean =>
  campaign_id !== null &&
  moves.some(({ phoneNumberId, from }) => phoneNumberId === id && from === campaign_id);

/** Throws where a number cannot send for the campaign (annex E6). */
function checkAdded(
  added: readonly LockedNumber[],
  {
    wanted,
    campaign,
    moves,
  }: { wanted: number; campaign: CampaignNumbers; moves: readonly Move[] },
) {
  if (wanted > added.length) throw invalidField(field, t(texts.numberUnknown), 'UNKNOWN');
  if (wanted > 0 && campaign.status !== 'active') throw new ApiError('INVALIDTRANSITION');
  if (added.some((number) => number.is_toll_free)) {
    throw invalidField(field, t(texts.tollFree));
  }
  if (added.some((number) => number.country !== 'USA')) {
    throw invalidField(field, t(texts.notOfUsa));
  }
  const taken = added.find((one) => one.campaign_id !== null && !isMoved(moves, one));
  if (taken !== undefined) {
    const number = formatPhone(taken.number);
    throw duplicate(field, t(texts.otherCampaign, { number, name: taken.campaign_name ?? '' }));
  }
}

interface WantedNumbers {
  readonly phoneNumberIds: readonly string[];
  readonly moves: readonly Move[];
}

/**
 * Replaces the numbers of a campaign as of a version (API-84); those that move leave their campaign
 * in the same transaction. Throws 400, 404, 409 DUPLICATE for a number of another campaign,
 * INVALIDTRANSITION while the campaign is not active, 412, 428.
 */
export function setNumbersOfCampaign(
  context: RequestContext,
  id: string,
  asked: WantedNumbers,
): Promise<CampaignNumbers> {
  const { tenantId } = signedIn(context);
  const wanted = [...new Set(asked.phoneNumberIds.map((one) => one.toLowerCase()))];
  const moves = asked.moves.map(({ phoneNumberId, from }) => ({
    phoneNumberId: phoneNumberId.toLowerCase(),
    from: from.toLowerCase(),
  }));
  const read = (tx: Tx) => readCampaignNumbers(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await holdCampaigns(tx, tenantId, [id, ...moves.map(({ from }) => from)]);
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
        checkAdded(added, { wanted: addedIds.length, campaign, moves });
        await releaseMoved(
          context,
          added.filter((one) => isMoved(moves, one)),
        );
        const at = context.clock.now();
        await detachNumbers(inner, { tenantId, campaignId: id, ids: removedIds, at });
        await attachNumbers(inner, { tenantId, campaignId: id, ids: addedIds, at });
        const removed = touched.filter((number) => !addedIds.includes(number.id));
        const base = { tenantId, id, at, by: signedIn(context).name };
        await addNumberSteps(inner, base, { added: added.length, removed: removed.length });
        return {
          before: { numbers: removed.map((one) => one.number) },
          after: { numbers: added.map((one) => one.number) },
          name: campaignName(campaign),
          events: [
            campaignEvent(id),
            ...touched.map((one) =>
              numberEvent({ id: one.id, ownerType: one.owner_type, ownerId: one.owner_id }),
            ),
          ],
          result: true,
        };
      },
    });
    return read(tx);
  });
}
