import type { AccountCountry } from '@jackfield/contract';

/** Kinds of phone numbers that an account may choose from. */
export type NumberType = 'local' | 'tollFree';

const offered: Record<AccountCountry, readonly NumberType[]> = {
  USA: ['local', 'tollFree'],
  CAN: ['local', 'tollFree'],
  MYS: ['local'],
};

/** Number types that an account of a country is offered; Malaysia has local ones only (ROLE-10). */
export function numberTypesOf(country: AccountCountry): readonly NumberType[] {
  return offered[country];
}
