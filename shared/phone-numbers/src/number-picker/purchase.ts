import {
  numberCalls,
  type PhoneNumber,
  releaseReservation,
  reserveNumber,
} from '@jackfield/contract/api/number';
import { ApiFailure, call } from '@jackfield/runtime';
import type { NumberOwner } from './owner.ts';

/** A number held for the account for 15 minutes (OP-70). */
export interface HeldNumber {
  readonly number: string;
  readonly reservationId: string;
}

/** Reserves a number; rejects with NUMBERTAKEN when somebody else was faster. */
export async function holdNumber(number: string): Promise<HeldNumber> {
  const { reservationId } = await call(reserveNumber, { body: { number } });
  return { number, reservationId };
}

/** Gives a held number back; one that cannot be given back ends by itself. */
export function letNumberGo({ reservationId }: HeldNumber): Promise<void> {
  return call(releaseReservation, { params: { reservationId } }).catch(() => undefined);
}

/** Whether the server answered no, so that nothing was bought; a lost answer tells neither. */
export function wasRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500;
}

/**
 * Buys a held number for an owner (OP-70). Its reservation is the key of the purchase, so that a
 * repeated attempt after a lost answer buys nothing twice; a refused one gives the number back.
 */
export async function buyNumber(
  owner: Pick<NumberOwner, 'type' | 'id'>,
  held: HeldNumber,
  { label = '', shownTotal }: { label?: string; shownTotal?: number | undefined } = {},
): Promise<PhoneNumber> {
  const { add } = numberCalls[owner.type];
  const input = { params: { id: owner.id }, body: { ...held, label, shownTotal } };
  try {
    return await call(add, input, { idempotencyKey: `number-${held.reservationId}` });
  } catch (error) {
    if (wasRefused(error)) await letNumberGo(held);
    throw error;
  }
}
