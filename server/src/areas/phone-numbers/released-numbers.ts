import type { DeletedRecord } from '@jackfield/contract/api/audit';
import { accountCountrySchema, currencySchema } from '@jackfield/contract';
import { numberProviderSchema } from '@jackfield/contract/api/number';
import * as v from 'valibot';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { heldNumbers } from './held-numbers.ts';
import { freeAmong } from './reservations.ts';

/** A phone number as what was deleted keeps it. */
const releasedNumberSchema = v.looseObject({
  id: v.string(),
  number: v.string(),
  is_default: v.boolean(),
  is_toll_free: v.optional(v.boolean(), false),
  country: accountCountrySchema,
  provider: v.optional(numberProviderSchema, 'localNumber'),
  monthly_price: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  currency: currencySchema,
});
/** Numbers that can be had again, with the end of their holding; null where they are bought again. */
export type Availability = ReadonlyMap<string, Date | null>;

/** A phone number that was deleted, alone or with its owner. */
export type ReleasedNumber = v.InferOutput<typeof releasedNumberSchema>;

/** Phone numbers among the rows of what was deleted, without those that somebody else got. */
export function numbersIn(rows: readonly SoftDeletedRows[]): ReleasedNumber[] {
  return rows
    .filter(({ table }) => table === 'phone_number')
    .flatMap(({ rows: had, given = [] }) =>
      had
        .filter(({ id }) => !given.some((row) => row.id === id))
        .map((row) => v.parse(releasedNumberSchema, row)),
    );
}

/**
 * Which deleted phone numbers can be had again: those that the account still
 * holds, with the end, and those that a provider sells and nobody has meanwhile, with null. Asks
 * the provider: before the transaction of a change, where that has none around it.
 */
export async function availableAgain(
  context: RequestContext,
  lookup: NumberLookup,
  numbers: readonly ReleasedNumber[],
): Promise<Availability> {
  const { country, tenantId } = signedIn(context);
  const now = context.clock.now();
  const held = await context.read((tx) => heldNumbers(tx, tenantId, now));
  const sold: string[] = [];
  for (const { number } of numbers) {
    if (held.has(number)) continue;
    const found = await lookup.find(number, { account: tenantId, countries: [country] });
    if (found !== null) sold.push(number);
  }
  const free = sold.length === 0 ? [] : [...(await freeAmong(context)(sold))];
  const own = numbers.filter(({ number }) => held.has(number));
  return new Map([
    ...own.map(({ number }) => [number, held.get(number) ?? null] as const),
    ...free.map((number) => [number, null] as const),
  ]);
}

/** Deleted phone numbers as the API lists them. */
export function toReleasedNumbers(
  numbers: readonly ReleasedNumber[],
  available: Availability,
): NonNullable<DeletedRecord['numbers']> {
  return numbers.map(({ number, monthly_price: monthlyPrice, currency }) => ({
    number,
    isAvailable: available.has(number),
    heldUntil: available.get(number)?.toISOString() ?? null,
    monthlyPrice,
    currency,
  }));
}
