import { notValid } from '@jackfield/contract';
import type { RoutingChange } from '@jackfield/contract/api/routing-config';
import { invalidField } from '../../platform/errors.ts';
import { isTimeZone } from '../../platform/time-zone.ts';

/** Hours are evaluated in their time zone, which has to exist: 400 INVALIDINPUT. */
export function checkZones({ companies = [], teams = [] }: RoutingChange): void {
  for (const [list, records] of Object.entries({ companies, teams })) {
    for (const [index, { businessHour }] of records.entries()) {
      if (isTimeZone(businessHour.timeZone)) continue;
      const field = `${list}[${index}].businessHour.timeZone`;
      throw invalidField(field, notValid('timeZone')());
    }
  }
}
