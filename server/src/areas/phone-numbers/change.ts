import type { PhoneNumber, PhoneNumberChange } from '@jackfield/contract/api/number';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { softDelete } from '../../platform/soft-deleted.ts';
import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { holdNumbers } from './held-numbers.ts';
import type { NumberOwner } from './number-owner.ts';
import { numberParts } from './numbers-back.ts';
import { readPhoneNumber } from './repository.ts';
import { endDefault, numberEvent, writeNumber } from './write-number.ts';
import { texts } from './texts.ts';

interface Which {
  readonly owner: NumberOwner;
  readonly id: string;
}

const withId = (numbers: readonly PhoneNumber[], id: string): PhoneNumber => {
  const found = numbers.find((number) => number.id === id);
  if (found === undefined) throw notFound();
  return found;
};

/** Labels a number or makes it the default of its owner, of which there is one (NUM-04). */
export async function updateNumber(
  context: RequestContext,
  { owner, id }: Which,
  { label, isDefault }: PhoneNumberChange,
): Promise<PhoneNumber> {
  const { tenantId } = signedIn(context);
  await writeNumber(context, {
    owner,
    action: 'updateNumber',
    id,
    async change(tx, numbers) {
      const before = withId(numbers, id);
      const isRenamed = label !== undefined && label !== before.label;
      const isRaised = isDefault === true && !before.isDefault;
      if (!isRenamed && !isRaised) return null;
      const former = isRaised ? numbers.find((number) => number.isDefault) : undefined;
      const ended = former ? [await endDefault(tx, context, owner, former)] : [];
      await tx
        .updateTable('phone_number')
        .set({ ...(isRenamed && { label }), ...(isRaised && { is_default: true }) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      return {
        before: {
          ...(isRenamed && { numberLabel: before.label }),
          ...(isRaised && { defaultNumber: former?.number ?? null }),
        },
        after: {
          ...(isRenamed && { numberLabel: label }),
          ...(isRaised && { defaultNumber: before.number }),
        },
        events: [...ended, numberEvent('UpdateEntityAsync', owner, id)],
      };
    },
  });
  return context.read((tx) => readPhoneNumber(tx, tenantId, id));
}

/**
 * Deletes a number, which can come back for 30 days and is held as long as its provider holds it
 * (OP-71, annex J2). Throws 409 INUSE for a default beside others, a company's last, and one that a
 * planned change leads to.
 */
export async function deleteNumber(
  context: RequestContext,
  { owner, id }: Which,
  lookup: NumberLookup,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await writeNumber(context, {
    owner,
    action: 'deleteNumber',
    id,
    async change(tx, numbers) {
      const gone = withId(numbers, id);
      const isLast = numbers.length === 1;
      if (isLast && owner.type === 'company') {
        throw new ApiError('INUSE', { message: t(texts.lastStays) });
      }
      if (gone.isDefault && !isLast) {
        throw new ApiError('INUSE', { message: t(texts.defaultStays) });
      }
      const { number: name } = gone;
      await refusePlanned(tx, tenantId, id, [name]);
      await holdNumbers(tx, lookup, { tenantId, ids: [id], now: context.clock.now() });
      await softDelete(tx, context, { entity: 'phoneNumber', id, name, parts: numberParts([id]) });
      return {
        before: { phoneNumber: gone.number },
        after: { phoneNumber: null },
        events: [numberEvent('DeletedEntityAsync', owner, id)],
      };
    },
  });
}
