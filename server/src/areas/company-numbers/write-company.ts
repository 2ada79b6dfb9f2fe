import type { Company } from '@jackfield/contract/api/company';
import type { Updateable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { write } from '../../platform/write.ts';
import { readCompany } from './record.ts';
import type { CompanyTable } from './tables.ts';

interface CompanyChanged {
  readonly columns: Updateable<CompanyTable>;
  readonly events: readonly EventSpec[];
}

interface CompanyWrite {
  readonly id: string;
  /** For example `company.update`. */
  readonly action: string;
  /** Checks the change and answers what it stores; null when nothing differs. */
  change(tx: Tx, before: Company): Promise<CompanyChanged | null>;
}

/** Members of a company number as the history shows them. */
function auditMembers(company: Company): Record<string, unknown> {
  const { label, businessHour, callerIDPermission, override, smsHandling } = company;
  const { callHandlingOpenHour, callHandlingClosedHour } = company;
  const targets = { callHandlingOpenHour, callHandlingClosedHour, smsHandling };
  return { label, businessHour, ...targets, callerIDPermission, override };
}

/**
 * Changes a stored company number and answers it whole, in one transaction: version, audit entry,
 * events. Throws 404, 412 and 428.
 */
export function writeCompany(
  context: RequestContext,
  { id, action, change }: CompanyWrite,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readCompany(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'company',
      id,
      action,
      table: 'company',
      read,
      async change(inner) {
        const before = await read(inner);
        const changed = await change(inner, before);
        if (changed === null) return null;
        await inner
          .updateTable('company')
          .set(changed.columns)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        const after = await read(inner);
        return {
          before: auditMembers(before),
          after: auditMembers(after),
          name: after.label,
          events: changed.events,
          result: id,
        };
      },
    });
    return read(tx);
  });
}
