import { isDeepStrictEqual } from 'node:util';
import type { Company } from '@jackfield/contract/api/company';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { checkHours } from '../call-handling/check-hours.ts';
import { hoursEvent } from '../call-handling/events.ts';
import { writeCompany } from './write-company.ts';

/** Sets the business hours of a company number (API-104) and answers it whole. */
export function setBusinessHour(
  context: RequestContext,
  id: string,
  wanted: BusinessHour,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  return writeCompany(context, {
    id,
    action: 'company.setBusinessHour',
    async change(tx, { businessHour }) {
      await checkHours(tx, { tenantId, place: 'companyClosedHour', ownerId: id }, wanted);
      if (isDeepStrictEqual(wanted, businessHour)) return null;
      const columns = { business_hour: JSON.stringify(wanted) };
      return { columns, events: [hoursEvent('company', id)] };
    },
  });
}
