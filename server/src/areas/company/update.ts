import type { Company, CompanyChange } from '@jackfield/contract/api/company';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { readCompany } from './record.ts';

/** Changes the name of a company number (API-93). Throws 404, 412 and 428. */
export function updateCompany(
  context: RequestContext,
  id: string,
  { label }: CompanyChange,
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
        const before = await read(inner);
        if (label === undefined || label === before.label) return null;
        await inner
          .updateTable('company')
          .set({ label })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        return {
          before: { label: before.label },
          after: { label },
          name: label,
          events: [{ method: 'UpdateEntityAsync', eventType: 'company', id }],
          result: id,
        };
      },
    });
    return read(tx);
  });
}
