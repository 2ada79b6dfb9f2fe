import type { Restored } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { type SoftDeletedRows, softDeletedRows, putBack } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { reopened } from '../call-handling/stored-override.ts';
import { numberOrderWork } from '../number-orders/work.ts';
import { numberSwitchWork } from '../texting/attached-numbers.ts';
import { endHold } from '../phone-numbers/held-numbers.ts';
import { numberEvent, refuseTaken } from '../phone-numbers/write-number.ts';
import { emptyMissing } from '../routing-uses/missing-targets.ts';
import { claimTrialRoom, trialRoom } from '../tenant/trial-limits.ts';
import { type Availability, availableAgain, numbersIn } from './released-numbers.ts';
import { payAgain } from './pay-again.ts';
import { readCompany } from './record.ts';
import { texts } from './texts.ts';

const notAvailable = (number: string) =>
  t(texts.numberUnavailable, { number: formatPhone(number) });

interface ComingBack {
  /** Phone numbers that can be had again. */
  readonly available: Availability;
  /** Campaigns whose numbers may still text. */
  readonly campaigns: ReadonlySet<string>;
  readonly now: Date;
}

/** The rows that come back: of its phone numbers those that can be had, one as the default. */
function rowsBack(
  rows: readonly SoftDeletedRows[],
  { available, campaigns, now }: ComingBack,
): SoftDeletedRows[] {
  const back = new Set(
    numbersIn(rows)
      .filter(({ number }) => available.has(number))
      .map(({ id }) => id),
  );
  return rows.map((part) => {
    if (part.table === 'company') return { ...part, rows: reopened('company', part.rows, now) };
    const ofNumbers = part.rows.filter((row) => back.has(String(row.phone_number_id)));
    if (part.table === 'number_order') return { ...part, rows: ofNumbers };
    if (part.table === 'campaign_number') {
      return { ...part, rows: ofNumbers.filter((row) => campaigns.has(String(row.campaign_id))) };
    }
    if (part.table !== 'phone_number') return part;
    const here = part.rows.filter((row) => back.has(String(row.id)));
    const hasDefault = here.some((row) => row.is_default === true);
    // A reservation is used up by the purchase that it was made for.
    const numbers = here.map((row, at) => ({
      ...row,
      is_default: hasDefault ? row.is_default : at === 0,
      reservation_id: null,
    }));
    return { ...part, rows: numbers };
  });
}

const rowsOf = (rows: readonly SoftDeletedRows[], table: string) =>
  rows.find((part) => part.table === table)?.rows ?? [];

/** Those of the campaigns of the numbers that are still active. */
async function activeCampaigns(
  tx: Tx,
  tenantId: string,
  rows: readonly SoftDeletedRows[],
): Promise<ReadonlySet<string>> {
  const ids = rowsOf(rows, 'campaign_number').map((row) => String(row.campaign_id));
  if (ids.length === 0) return new Set();
  const { rows: active } = await sql<{ id: string }>`
    select id from campaign where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
      and status <> 'deactivated' for share`.execute(tx);
  return new Set(active.map(({ id }) => id));
}

/** What cannot come back: numbers that others have, and registrations whose campaign has ended. */
function skippedOf(kept: readonly SoftDeletedRows[], back: readonly SoftDeletedRows[]) {
  const here = new Set(numbersIn(back).map(({ id }) => id));
  const registered = new Set(rowsOf(back, 'campaign_number').map((row) => row.phone_number_id));
  const wasRegistered = new Set(rowsOf(kept, 'campaign_number').map((row) => row.phone_number_id));
  return numbersIn(kept).flatMap(({ id, number }) => {
    if (!here.has(id)) return [{ field: 'phoneNumber', message: notAvailable(number) }];
    if (registered.has(id) || !wasRegistered.has(id)) return [];
    const message = t(texts.campaignEnded, { number: formatPhone(number) });
    return [{ field: 'campaign', message }];
  });
}

/** Orders and switching on that were under way go on where they were. */
async function resumeOrders(tx: Tx, tenantId: string, rows: readonly SoftDeletedRows[], now: Date) {
  const open = rowsOf(rows, 'number_order').filter((row) =>
    ['pending', 'processing'].includes(String(row.order_status)),
  );
  for (const { id } of open) {
    await scheduleWork(tx, { kind: numberOrderWork, subjectId: String(id), tenantId }, now);
  }
  for (const row of rowsOf(rows, 'campaign_number').filter(({ ready_at: at }) => at === null)) {
    const subjectId = String(row.phone_number_id);
    await scheduleWork(tx, { kind: numberSwitchWork, subjectId, tenantId }, now);
  }
}

/** Makes sure that a trial has room for the company number and all of its phone numbers; 409. */
async function claimRoom(tx: Tx, tenantId: string, numbers: number): Promise<void> {
  await claimTrialRoom(tx, tenantId, 'company');
  const room = await trialRoom(tx, tenantId, 'companyNumber');
  if (room === null || room >= numbers) return;
  throw new ApiError('TRIALLIMIT', { message: t(texts.trialRoom, { room, numbers }) });
}

/** Empties what leads nowhere any more; answers the members, each with the reason. */
async function settleRouting(
  tx: Tx,
  tenantId: string,
  id: string,
  rows: readonly SoftDeletedRows[],
): Promise<Restored['skipped']> {
  const skipped = await emptyMissing(tx, tenantId, { table: 'company', id });
  for (const menu of rowsOf(rows, 'ivr_menu')) {
    const row = { table: 'ivr_menu', id: String(menu.id) } as const;
    skipped.push(...(await emptyMissing(tx, tenantId, row)));
  }
  return skipped;
}

/**
 * Brings a deleted company number back with its menus, greetings and the phone numbers that are held
 * or can be bought again, with their registrations and orders, which are paid again; what of its
 * routing leads nowhere any more goes back to the preset. What cannot come back is named (annex J2). Throws 404 when it is not kept any more, 409 TRIALLIMIT, NUMBERTAKEN.
 */
export async function restoreCompany(
  context: RequestContext,
  id: string,
  lookup: NumberLookup,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const looked = await context.read((tx) => softDeletedRows(tx, context, 'company', id));
  if (looked === null) throw notFound();
  const numbers = numbersIn(looked);
  const available = await availableAgain(context, lookup, numbers);
  const now = context.clock.now();
  const restored = await write<Restored>(context, {
    entity: 'company',
    id,
    action: 'company.restore',
    async change(tx) {
      const kept = await softDeletedRows(tx, context, 'company', id);
      if (kept === null) throw new ApiError('NOTFOUND');
      const campaigns = await activeCampaigns(tx, tenantId, kept);
      const rows = rowsBack(kept, { available, campaigns, now });
      const back = numbersIn(rows);
      await claimRoom(tx, tenantId, back.length);
      const billed = await payAgain(tx, { tenantId, now, id, numbers: back });
      await putBack(tx, tenantId, { entity: 'company', id, rows });
      await endHold(tx, { tenantId, companyId: id });
      await resumeOrders(tx, tenantId, rows, now);
      const emptied = await settleRouting(tx, tenantId, id, rows);
      const { label, phoneNumbers, override } = await readCompany(tx, tenantId, id);
      await planOverrideEnd(tx, tenantId, { owner: 'company', id, stored: override });
      const owner = { type: 'company', id } as const;
      return {
        before: null,
        after: { label, phoneNumbers: phoneNumbers.map(({ number }) => number) },
        name: label,
        events: [
          { method: 'CreateEntityAsync', eventType: 'company', id },
          ...phoneNumbers.map((number) => numberEvent('CreateEntityAsync', owner, number.id)),
          ...billed,
        ],
        result: { restored: ['company'], skipped: [...skippedOf(kept, rows), ...emptied] },
      };
    },
  }).catch(refuseTaken);
  if (restored === null) throw notFound();
  return restored;
}
