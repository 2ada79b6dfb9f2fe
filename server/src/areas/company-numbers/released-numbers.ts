import type { DeletedRecord } from '@jackfield/contract/api/audit';
import { accountCountrySchema, currencySchema } from '@jackfield/contract';
import * as v from 'valibot';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { freeAmong } from '../phone-numbers/reservations.ts';

/** A phone number as a deleted company number keeps it. */
const releasedNumberSchema = v.looseObject({
  id: v.string(),
  number: v.string(),
  is_default: v.boolean(),
  country: accountCountrySchema,
  monthly_price: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  currency: currencySchema,
});
type ReleasedNumber = v.InferOutput<typeof releasedNumberSchema>;

/** Phone numbers among the rows of a deleted company number. */
export function numbersIn(rows: readonly SoftDeletedRows[]): ReleasedNumber[] {
  return rows
    .filter(({ table }) => table === 'phone_number')
    .flatMap((part) => part.rows.map((row) => v.parse(releasedNumberSchema, row)));
}

/**
 * Which released phone numbers can be had again: those that a provider still sells and that nobody
 * has or holds meanwhile. Ask before the transaction of a change, as it looks over all accounts.
 */
export async function availableAgain(
  context: RequestContext,
  lookup: NumberLookup,
  numbers: readonly ReleasedNumber[],
): Promise<ReadonlySet<string>> {
  const { country } = signedIn(context);
  const sold: string[] = [];
  for (const { number } of numbers) {
    if ((await lookup.find(number, [country])) !== null) sold.push(number);
  }
  if (sold.length === 0) return new Set();
  return freeAmong(context.db, context.clock.now())(sold);
}

/** Phone numbers of a deleted company number as the API lists them. */
export function toReleasedNumbers(
  numbers: readonly ReleasedNumber[],
  available: ReadonlySet<string>,
): NonNullable<DeletedRecord['numbers']> {
  return numbers.map(({ number, monthly_price: monthlyPrice, currency }) => ({
    number,
    isAvailable: available.has(number),
    monthlyPrice,
    currency,
  }));
}
