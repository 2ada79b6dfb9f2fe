import { numberTypesOf } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import type { Insertable } from 'kysely';
import type { PhoneNumberTable } from './tables.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { texts } from './texts.ts';

/**
 * Gives a phone number to its owner; the one way to add a number. Throws 400 for a type that the
 * country does not have (ROLE-10). Limits of a trial are claimed by the caller before.
 */
export async function insertPhoneNumber(
  tx: Tx,
  number: Insertable<PhoneNumberTable>,
): Promise<void> {
  const type = number.is_toll_free === true ? 'tollFree' : 'local';
  if (!numberTypesOf(number.country).includes(type)) {
    throw invalidField('isTollFree', t(texts.typeUnavailable));
  }
  await tx.insertInto('phone_number').values(number).execute();
}
