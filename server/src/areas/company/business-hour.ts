import { isDeepStrictEqual } from 'node:util';
import type { Company } from '@jackfield/contract/api/company';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { checkHours } from '../business-hour/check-hours.ts';
import { readCompany } from './record.ts';

/** Sets the business hours of a company number (API-104) and answers it whole. */
export function setBusinessHour(
  context: RequestContext,
  id: string,
  wanted: BusinessHour,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readCompany(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'company',
      id,
      action: 'company.setBusinessHour',
      table: 'company',
      read,
      async change(inner) {
        const { label, businessHour } = await read(inner);
        await checkHours(inner, { tenantId, place: 'companyClosedHour', ownerId: id }, wanted);
        if (isDeepStrictEqual(wanted, businessHour)) return null;
        await inner
          .updateTable('company')
          .set({
            business_hour: JSON.stringify(wanted),
            // The listing reads these without opening the hours.
            time_zone: wanted.timeZone,
            is_always_open: wanted.alwaysOpen,
          })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        const owner = { id, ownerType: 'company', ownerId: id } as const;
        return {
          before: { businessHour },
          after: { businessHour: wanted },
          name: label,
          events: [{ method: 'UpdateEntityAsync', eventType: 'businesshour', ...owner }],
          result: id,
        };
      },
    });
    return read(tx);
  });
}
