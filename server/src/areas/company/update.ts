import { isDeepStrictEqual } from 'node:util';
import type { Company, CompanyChange } from '@jackfield/contract/api/company';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { checkPeople } from '../call-handling/check-target.ts';
import { readCompany } from './record.ts';

/**
 * Changes the name of a company number, and who may show it as caller ID (API-93, annex F7). Throws
 * 400 about people who are not there, 404, 412 and 428.
 */
export function updateCompany(
  context: RequestContext,
  id: string,
  wanted: CompanyChange,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readCompany(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'company',
      id,
      action: 'company.update',
      table: 'company',
      read,
      async change(inner) {
        const current = await read(inner);
        const next = pickChanged(current, wanted);
        if (Object.keys(next).length === 0) return null;
        const { label, callerIDPermission: permission } = next;
        if (permission) {
          await checkPeople(inner, tenantId, permission.teammateIds, 'callerIDPermission');
        }
        await inner
          .updateTable('company')
          .set({
            ...(label !== undefined && { label }),
            ...(permission && { caller_id_permission: JSON.stringify(permission) }),
          })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        return {
          before: Object.fromEntries(changed(next).map((member) => [member, current[member]])),
          after: next,
          name: label ?? current.label,
          events: [{ method: 'UpdateEntityAsync', eventType: 'company', id }],
          result: id,
        };
      },
    });
    return read(tx);
  });
}

const members = ['label', 'callerIDPermission'] as const;
const changed = (change: CompanyChange) => members.filter((member) => change[member] !== undefined);

/** The members that are others than stored. */
function pickChanged(current: Company, wanted: CompanyChange): CompanyChange {
  const { label, callerIDPermission } = wanted;
  return {
    ...(label !== undefined && label !== current.label && { label }),
    ...(callerIDPermission !== undefined &&
      !isDeepStrictEqual(callerIDPermission, current.callerIDPermission) && { callerIDPermission }),
  };
}
