import {
  type Company,
  createCompany,
  deleteCompany,
  getCompanyHold,
} from '@jackfield/contract/api/company';
import { holdNumber, letNumberGo } from '@jackfield/phone-numbers/number-picker';
import { ApiFailure, call, type CallOptions } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { companyKeys } from './keys.ts';

/**
 * Adds a company number with a phone number, which is reserved first (API-90, OP-70). The
 * reservation is the key of the purchase; a refused one gives the phone number back.
 */
export async function buyCompany(
  label: string,
  number: string,
  shownTotal: number | undefined,
): Promise<Company> {
  const held = await holdNumber(number);
  const idempotencyKey = `company-${held.reservationId}`;
  try {
    const phoneNumbers = [{ ...held, shownTotal }];
    return await call(createCompany, { body: { label, phoneNumbers } }, { idempotencyKey });
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
    if (isRefused) await letNumberGo(held);
    throw error;
  }
}

/** Until when the phone numbers of a company number would be held if it were deleted now. */
export function holdOptions(id: string) {
  return queryOptions({
    queryKey: [...companyKeys.record(id), 'hold'],
    queryFn: ({ signal }) => call(getCompanyHold, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Gives a company number up as of a version (API-94); one already gone counts as done (annex A5). */
export async function giveUpCompany(id: string, asOf: CallOptions): Promise<void> {
  try {
    await call(deleteCompany, { params: { id } }, asOf);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}
