import { notValid } from '@jackfield/contract';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { checkTarget, type TargetOwner } from './check-target.ts';

/**
 * What the shape of the hours cannot say: the time zone exists, and the actions of dates lead to
 * records of the account. Throws 400 INVALIDINPUT; `field` is what
 * comes before their members in the body, such as `businessHour.`.
 */
export async function checkHours(
  tx: Tx,
  owner: TargetOwner,
  { timeZone, dates }: BusinessHour,
  field = '',
): Promise<void> {
  if (!isTimeZone(timeZone)) {
    throw invalidField(`${field}timeZone`, notValid('timeZone')());
  }
  for (const [index, { action }] of dates.entries()) {
    if (action) await checkTarget(tx, owner, action, `${field}dates[${index}].action`);
  }
}
