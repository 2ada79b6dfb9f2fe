import type { Restored } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { type SoftDeletedRows, softDeletedRows, putBack } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { reopened } from '../call-handling/stored-override.ts';
import { numberEvent, refuseTaken } from '../phone-numbers/write-number.ts';
import { emptyMissing } from '../routing-uses/missing-targets.ts';
import { claimTrialRoom, trialRoom } from '../tenant/trial-limits.ts';
import { availableAgain, numbersIn } from './released-numbers.ts';
import { readCompany } from './record.ts';
import { texts } from './texts.ts';

const notAvailable = (number: string) =>
  t(texts.numberUnavailable, { number: formatPhone(number) });

/** The rows that come back: the number open, of its phone numbers those that can be had, one as the default. */
function rowsBack(
  rows: readonly SoftDeletedRows[],
  available: ReadonlySet<string>,
): SoftDeletedRows[] {
  return rows.map((part) => {
    if (part.table === 'company') return { ...part, rows: reopened(part.rows) };
    if (part.table !== 'phone_number') return part;
    const here = part.rows.filter((row) => available.has(String(row.number)));
    const hasDefault = here.some((row) => row.is_default === true);
    // A reservation is used up by the purchase that it was made for.
    const back = here.map((row, at) => ({
      ...row,
      is_default: hasDefault ? row.is_default : at === 0,
      reservation_id: null,
    }));
    return { ...part, rows: back };
  });
}

/** Makes sure that a trial has room for the company number and all of its phone numbers; 409. */
async function claimRoom(tx: Tx, tenantId: string, numbers: number): Promise<void> {
  await claimTrialRoom(tx, tenantId, 'company');
  const room = await trialRoom(tx, tenantId, 'companyNumber');
  if (room === null || room >= numbers) return;
  throw new ApiError('TRIALLIMIT', { message: t(texts.trialRoom, { room, numbers }) });
}

async function settleRouting(
  tx: Tx,
  tenantId: string,
  id: string,
  rows: readonly SoftDeletedRows[],
) {
  await emptyMissing(tx, tenantId, { table: 'company', id });
  const menus = rows.find(({ table }) => table === 'ivr_menu')?.rows ?? [];
  for (const menu of menus) {
    await emptyMissing(tx, tenantId, { table: 'ivr_menu', id: String(menu.id) });
  }
}

/**
 * Brings a deleted company number back with its menus, greetings and the phone numbers that can
 * still be had, which are bought again; what of its routing leads nowhere any more goes back to the
 * preset (annex J2). Throws 404 when it is not kept any more, 409 TRIALLIMIT, NUMBERTAKEN.
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
  const skipped = numbers
    .filter(({ number }) => !available.has(number))
    .map(({ number }) => ({ field: 'phoneNumber', message: notAvailable(number) }));
  const restored = await write<Restored>(context, {
    entity: 'company',
    id,
    action: 'company.restore',
    async change(tx) {
      const kept = await softDeletedRows(tx, context, 'company', id);
      if (kept === null) throw new ApiError('NOTFOUND');
      const rows = rowsBack(kept, available);
      const back = numbersIn(rows);
      await claimRoom(tx, tenantId, back.length);
      await putBack(tx, tenantId, { entity: 'company', id, rows });
      await settleRouting(tx, tenantId, id, rows);
      const { label, phoneNumbers } = await readCompany(tx, tenantId, id);
      const owner = { type: 'company', id } as const;
      return {
        before: null,
        after: { label, phoneNumbers: phoneNumbers.map(({ number }) => number) },
        name: label,
        events: [
          { method: 'CreateEntityAsync', eventType: 'company', id },
          ...phoneNumbers.map((number) => numberEvent('CreateEntityAsync', owner, number.id)),
        ],
        result: { restored: ['company'], skipped },
      };
    },
  }).catch(refuseTaken);
  if (restored === null) throw notFound();
  return restored;
}
