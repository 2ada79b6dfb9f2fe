import type { Tx } from '../../../platform/database.ts';
import { scheduleWork } from '../../../platform/due-rows.ts';
import { hastenSwitch } from '../../texting/attached-numbers.ts';
import { brandWork, campaignWork } from '../work-kinds.ts';

/** What an event of a provider is about: its ids, or the number in E.164. */
interface Heard {
  readonly id: string;
  readonly at: Date;
}

/**
 * Something was told of a brand, by its id at the registry: it is asked about now, and nothing of the
 * event is believed. Ids that nobody has are passed over. The transaction sees all accounts.
 */
export async function hearOfBrand(tx: Tx, { id, at }: Heard): Promise<void> {
  const found = await tx
    .selectFrom('brand')
    .select(['id', 'tenant_id'])
    .where('registry_id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return;
  await scheduleWork(tx, { kind: brandWork, subjectId: found.id, tenantId: found.tenant_id }, at);
}

/** The same of a campaign. */
export async function hearOfCampaign(tx: Tx, { id, at }: Heard): Promise<void> {
  const found = await tx
    .selectFrom('campaign')
    .select(['id', 'tenant_id'])
    .where('registry_id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return;
  await scheduleWork(
    tx,
    { kind: campaignWork, subjectId: found.id, tenantId: found.tenant_id },
    at,
  );
}

/** The same of a number of a campaign, which `id` is. */
export const hearOfNumber = (tx: Tx, { id, at }: Heard): Promise<void> =>
  hastenSwitch(tx, { number: id, at });
