import type { Restored } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { PartOf, SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { numberOrderWork } from '../number-orders/work.ts';
import { numberSwitchWork } from '../texting/attached-numbers.ts';
import { endHold } from './held-numbers.ts';
import { addToPurchase, orderNumber } from './order-number.ts';
import type { PaidAgain } from './pay-again.ts';
import { type Availability, numbersIn, type ReleasedNumber } from './released-numbers.ts';
import { texts } from './texts.ts';

/** Rows that go and come back with phone numbers, the numbers first. */
export const numberParts = (ids: readonly string[]): readonly PartOf[] => [
  { table: 'phone_number', column: 'id', ids },
  { table: 'campaign_number', column: 'phone_number_id', ids },
  { table: 'number_order', column: 'phone_number_id', ids },
];

/** Rows of one table among those that are kept. */
export const keptOf = (rows: readonly SoftDeletedRows[], table: string) =>
  rows.find((part) => part.table === table)?.rows ?? [];

/** Those of the campaigns of the numbers that are still active. */
async function activeCampaigns(
  tx: Tx,
  tenantId: string,
  rows: readonly SoftDeletedRows[],
): Promise<ReadonlySet<string>> {
  const ids = keptOf(rows, 'campaign_number').map((row) => String(row.campaign_id));
  if (ids.length === 0) return new Set();
  const { rows: active } = await sql<{ id: string }>`
    select id from campaign where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
      and status <> 'deactivated' for share`.execute(tx);
  return new Set(active.map(({ id }) => id));
}

/** What cannot come back: numbers that others have, and registrations whose campaign has ended. */
function skippedOf(kept: readonly SoftDeletedRows[], back: readonly SoftDeletedRows[]) {
  const here = new Set(numbersIn(back).map(({ id }) => id));
  const registered = new Set(keptOf(back, 'campaign_number').map((row) => row.phone_number_id));
  const wasRegistered = new Set(keptOf(kept, 'campaign_number').map((row) => row.phone_number_id));
  return numbersIn(kept).flatMap(({ id, number: e164 }) => {
    const number = formatPhone(e164);
    if (!here.has(id)) {
      return [{ field: 'phoneNumber', message: t(texts.numberUnavailable, { number }) }];
    }
    if (registered.has(id) || !wasRegistered.has(id)) return [];
    return [{ field: 'campaign', message: t(texts.campaignEnded, { number }) }];
  });
}

interface NumbersBack {
  readonly rows: readonly SoftDeletedRows[];
  readonly numbers: readonly ReleasedNumber[];
  /** Numbers and registrations that stay away, each with the reason. */
  readonly skipped: Restored['skipped'];
}

interface ComingBack {
  /** Phone numbers that can be had again. */
  readonly available: Availability;
  /** Whether the owner has a default number now, so that none of these is. */
  readonly hasDefault?: boolean;
}

/** Of kept rows those that come back: of phone numbers those that can be had, one as the default. */
export async function numbersBack(
  tx: Tx,
  tenantId: string,
  kept: readonly SoftDeletedRows[],
  { available, hasDefault = false }: ComingBack,
): Promise<NumbersBack> {
  const campaigns = await activeCampaigns(tx, tenantId, kept);
  const back = new Set(
    numbersIn(kept)
      .filter(({ number }) => available.has(number))
      .map(({ id }) => id),
  );
  const rows = kept.map((part) => {
    const ofNumbers = part.rows.filter((row) => back.has(String(row.phone_number_id)));
    if (part.table === 'number_order') return { ...part, rows: ofNumbers };
    if (part.table === 'campaign_number') {
      return { ...part, rows: ofNumbers.filter((row) => campaigns.has(String(row.campaign_id))) };
    }
    if (part.table !== 'phone_number') return part;
    const here = part.rows.filter((row) => back.has(String(row.id)));
    const wasDefault = here.some((row) => row.is_default === true);
    // A reservation is used up by the purchase that it was made for.
    const numbers = here.map((row, at) => ({
      ...row,
      is_default: !hasDefault && (wasDefault ? row.is_default : at === 0),
      reservation_id: null,
    }));
    return { ...part, rows: numbers };
  });
  return { rows, numbers: numbersIn(rows), skipped: skippedOf(kept, rows) };
}

interface Resumed extends Pick<PaidAgain, 'linesOf'> {
  readonly tenantId: string;
  readonly rows: readonly SoftDeletedRows[];
  readonly now: Date;
}

/**
 * Ends the holding of numbers that are back, and orders those that were given up (PROV-01); orders of
 * public records and switching on go on where they were. Throws 409 NUMBERTAKEN.
 */
export async function resumeNumbers(
  tx: Tx,
  lookup: NumberLookup,
  { tenantId, rows, linesOf, now }: Resumed,
): Promise<void> {
  const numbers = numbersIn(rows);
  const held = await endHold(tx, { tenantId, ids: numbers.map(({ id }) => id), now });
  for (const { id, number, provider } of numbers) {
    const bought = { tenantId, id, number, provider, lineIds: linesOf(id), now };
    await (held.has(id) ? addToPurchase(tx, bought) : orderNumber(tx, lookup, bought));
  }
  const open = keptOf(rows, 'number_order').filter((row) =>
    ['pending', 'processing'].includes(String(row.order_status)),
  );
  for (const { id } of open) {
    await scheduleWork(tx, { kind: numberOrderWork, subjectId: String(id), tenantId }, now);
  }
  for (const row of keptOf(rows, 'campaign_number').filter(({ ready_at: at }) => at === null)) {
    const subjectId = String(row.phone_number_id);
    await scheduleWork(tx, { kind: numberSwitchWork, subjectId, tenantId }, now);
  }
}
