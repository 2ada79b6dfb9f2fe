import { sql } from 'kysely';
import { campaignName } from '@jackfield/domain/campaign-name';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { detachNumbers } from '../texting/attached-numbers.ts';
import { readCampaignNumbers } from './campaign-numbers.ts';
import { campaignEvent } from './record-events.ts';
import { addNumberSteps } from './add-number-steps.ts';

/** A number that leaves the campaign that it was seen in. */
export interface Move {
  readonly phoneNumberId: string;
  readonly from: string;
}

interface MovedNumber {
  readonly id: string;
  readonly number: string;
  readonly campaign_id: string | null;
}

/**
 * Holds campaigns until the commit, always in the same order: two moves against each other wait
 * instead of stopping each other.
 */
export async function holdCampaigns(tx: Tx, tenantId: string, ids: readonly string[]) {
  await tx
    .selectFrom('campaign')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Takes numbers out of the campaigns that they send for; each campaign keeps an entry of its own. */
export async function releaseMoved(context: RequestContext, moved: readonly MovedNumber[]) {
  for (const [from, numbers] of Map.groupBy(moved, ({ campaign_id }) => campaign_id)) {
    if (from !== null) await release(context, from, numbers);
  }
}

async function release(context: RequestContext, id: string, numbers: readonly MovedNumber[]) {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'campaign',
    id,
    action: 'campaign.setNumbers',
    async change(tx) {
      const campaign = await readCampaignNumbers(tx, tenantId, id);
      const ids = numbers.map((one) => one.id);
      const at = context.clock.now();
      await detachNumbers(tx, { tenantId, campaignId: id, ids, at });
      const { name } = signedIn(context);
      await addNumberSteps(tx, { tenantId, id, at, by: name }, { added: 0, removed: ids.length });
      // If-Match is about the campaign that takes the numbers; this one grows by itself.
      await tx
        .updateTable('campaign')
        .set({ version: sql`version + 1`, updated_at: at })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      return {
        before: { numbers: numbers.map(({ number }) => number) },
        after: { numbers: [] },
        name: campaignName(campaign),
        events: [campaignEvent(id)],
        result: true,
      };
    },
  });
}
