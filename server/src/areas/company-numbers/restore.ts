import type { Restored } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { type SoftDeletedRows, softDeletedRows, putBack } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { reopened } from '../call-handling/stored-override.ts';
import { keptOf, numbersBack, resumeNumbers } from '../phone-numbers/numbers-back.ts';
import { payerOf } from '../invoicing/payer.ts';
import { payAgain } from '../phone-numbers/pay-again.ts';
import { availableAgain, numbersIn } from '../phone-numbers/released-numbers.ts';
import { numberEvent, refuseTaken } from '../phone-numbers/write-number.ts';
import { emptyMissing } from '../routing-uses/missing-targets.ts';
import { claimTrialRoom, trialRoom } from '../tenant/trial-limits.ts';
import { readCompany } from './record.ts';
import { texts } from './texts.ts';

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
  for (const menu of keptOf(rows, 'ivr_menu')) {
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
      const back = await numbersBack(tx, tenantId, kept, { available });
      const rows = back.rows.map((part) =>
        part.table === 'company' ? { ...part, rows: reopened('company', part.rows, now) } : part,
      );
      const { numbers: had, skipped } = back;
      await claimRoom(tx, tenantId, had.length);
      const { events: billed, linesOf } = await payAgain(tx, {
        ...payerOf(context),
        entity: 'company',
        id,
        numbers: had,
      });
      await putBack(tx, tenantId, { entity: 'company', id, rows });
      await resumeNumbers(tx, lookup, { tenantId, rows, linesOf, now });
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
        result: { restored: ['company'], skipped: [...skipped, ...emptied] },
      };
    },
  }).catch(refuseTaken);
  if (restored === null) throw notFound();
  return restored;
}
