import { formatInvalid } from '@jackfield/contract';
import { forwardReach } from '@jackfield/domain/forwarding';
import { isInCountries } from '@jackfield/domain/international';
import { later } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { invalidField, refusedField } from '../../platform/errors.ts';
import { type Callable, selectCallable } from './callable-countries.ts';
import { texts } from './texts.ts';

const invalid = formatInvalid('phoneNumber');

/** Why calls of an account cannot go to a number; null when they can. */
function refusalOf(number: string, { country, callable }: Callable): (() => string) | null {
  const reach = forwardReach(number, country);
  if (reach === 'home') return null;
  if (reach === 'invalid') return invalid;
  if (reach === 'refused') return later(texts.numberRefused);
  if (isInCountries(number, callable)) return null;
  return later(callable.length === 0 ? texts.internationalOff : texts.countryOff);
}

/** Throws 400 about `field` for what is no phone number, 422 for one that calls may not go to. */
export async function checkNumber(
  tx: Tx,
  tenantId: string,
  number: string,
  field: string,
): Promise<void> {
  const refusal = refusalOf(number, await selectCallable(tx, tenantId));
  if (refusal === null) return;
  throw refusal === invalid ? invalidField(field, refusal()) : refusedField(field, refusal());
}

/** Numbers that calls are sent to by a stored value, wherever in it they stand. */
function numbersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { actionType, actionValue } = value as Record<string, unknown>;
  if (actionType === 'number' && typeof actionValue === 'string') return [actionValue];
  return Object.values(value).flatMap(numbersIn);
}

/**
 * Why a stored value cannot lead calls again, as the account may call other countries now; null
 * when it can.
 */
export async function numberRefusal(
  tx: Tx,
  tenantId: string,
  value: unknown,
): Promise<string | null> {
  const numbers = numbersIn(value);
  if (numbers.length === 0) return null;
  const account = await selectCallable(tx, tenantId);
  const refusal = numbers.map((number) => refusalOf(number, account)).find((one) => one !== null);
  return refusal?.() ?? null;
}
