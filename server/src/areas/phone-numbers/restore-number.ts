import type { Restored } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { putBack, softDeletedRows } from '../../platform/soft-deleted.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { type NumberOwner, trialItemOf } from './number-owner.ts';
import { numbersBack, resumeNumbers } from './numbers-back.ts';
import { payerOf } from '../invoicing/payer.ts';
import { payAgain } from './pay-again.ts';
import { availableAgain, numbersIn } from './released-numbers.ts';
import { texts } from './texts.ts';
import { numberEvent, writeNumber } from './write-number.ts';

interface Deleted {
  readonly owner: NumberOwner;
  /** The number, as the history names it. */
  readonly number: string;
}

/** The id of a number that an owner had and that is kept; null without. */
async function keptId(context: RequestContext, { owner, number }: Deleted): Promise<string | null> {
  const kept = await context.read((tx) =>
    tx
      .selectFrom('kept_record')
      .select(['id', 'rows'])
      .where('tenant_id', '=', signedIn(context).tenantId)
      .where('entity', '=', 'phoneNumber')
      .where('name', '=', number)
      .orderBy('deleted_at', 'desc')
      .execute(),
  );
  const own = kept.find(({ rows }) => rows[0]?.rows[0]?.owner_id === owner.id);
  return own?.id ?? null;
}

/**
 * Brings a deleted number back to its owner, with its registration and orders; it is paid again
 * (annex J2). Throws 404 when it is not kept any more or its owner is gone, 409 NUMBERTAKEN when
 * somebody else has it, TRIALLIMIT.
 */
export async function restoreNumber(
  context: RequestContext,
  lookup: NumberLookup,
  deleted: Deleted,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const { owner, number } = deleted;
  const id = await keptId(context, deleted);
  if (id === null) throw notFound();
  const looked = await context.read((tx) => softDeletedRows(tx, context, 'phoneNumber', id));
  if (looked === null) throw notFound();
  const available = await availableAgain(context, lookup, numbersIn(looked));
  const skipped: Restored['skipped'] = [];
  await writeNumber(context, {
    owner,
    action: 'restoreNumber',
    async change(tx, numbers) {
      const kept = await softDeletedRows(tx, context, 'phoneNumber', id);
      if (kept === null) throw notFound();
      const hasDefault = numbers.some(({ isDefault }) => isDefault);
      const back = await numbersBack(tx, tenantId, kept, { available, hasDefault });
      if (back.numbers.length === 0) {
        const message = t(texts.numberUnavailable, { number: formatPhone(number) });
        throw new ApiError('NUMBERTAKEN', { message });
      }
      skipped.push(...back.skipped);
      await claimTrialRoom(tx, tenantId, trialItemOf[owner.type]);
      const now = context.clock.now();
      const entity = 'phoneNumber';
      const { events: billed, linesOf } = await payAgain(tx, {
        ...payerOf(context),
        entity,
        id,
        numbers: back.numbers,
      });
      await putBack(tx, tenantId, { entity, id, rows: back.rows });
      await resumeNumbers(tx, lookup, { tenantId, rows: back.rows, linesOf, now });
      return {
        before: { phoneNumber: null },
        after: { phoneNumber: number },
        events: [numberEvent('CreateEntityAsync', owner, id), ...billed],
      };
    },
  });
  return { restored: ['phoneNumber'], skipped };
}
