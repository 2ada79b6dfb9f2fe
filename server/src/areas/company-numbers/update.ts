import { isDeepStrictEqual } from 'node:util';
import type { Company, CompanyChange } from '@jackfield/contract/api/company';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { checkPeople } from '../call-handling/check-target.ts';
import { writeCompany } from './write-company.ts';

/**
 * Changes the name of a company number, and who may show it as caller ID (API-93). Throws
 * 400 about people who are not there, 404, 412 and 428.
 */
export function updateCompany(
  context: RequestContext,
  id: string,
  wanted: CompanyChange,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  return writeCompany(context, {
    id,
    action: 'company.update',
    async change(tx, current) {
      const next = pickChanged(current, wanted);
      if (Object.keys(next).length === 0) return null;
      const { label, callerIDPermission: permission } = next;
      if (permission) {
        await checkPeople(tx, tenantId, permission.teammateIds, 'callerIDPermission');
      }
      return {
        columns: {
          ...(label !== undefined && { label }),
          ...(permission && { caller_id_permission: JSON.stringify(permission) }),
        },
        events: [{ method: 'UpdateEntityAsync', eventType: 'company', id }],
      };
    },
  });
}

/** The members that are others than stored. */
function pickChanged(current: Company, wanted: CompanyChange): CompanyChange {
  const { label, callerIDPermission } = wanted;
  return {
    ...(label !== undefined && label !== current.label && { label }),
    ...(callerIDPermission !== undefined &&
      !isDeepStrictEqual(callerIDPermission, current.callerIDPermission) && { callerIDPermission }),
  };
}
