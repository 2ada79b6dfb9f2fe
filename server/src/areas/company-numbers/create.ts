import type { Company, NewCompany } from '@jackfield/contract/api/company';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { addNumber } from '../phone-numbers/add.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { readCompany } from './record.ts';

/** Whether the account has a default company number, which one without any gets first. */
async function hasDefault(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('company')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a company number without phone numbers (OP-70); answers its id. Throws 409 TRIALLIMIT. */
export function addCompany(context: RequestContext, label: string): Promise<string> {
  const { tenantId } = signedIn(context);
  const id = newId();
  const now = context.clock.now();
  return write(context, {
    entity: 'company',
    id,
    action: 'company.create',
    async change(tx) {
      await claimTrialRoom(tx, tenantId, 'company');
      const { time_zone: timeZone } = await accountRow(tx, tenantId);
      await tx
        .insertInto('company')
        .values({
          id,
          tenant_id: tenantId,
          label,
          is_default: !(await hasDefault(tx, tenantId)),
          business_hour: JSON.stringify(alwaysOpenIn(timeZone)),
          created_at: now,
          updated_at: now,
        })
        .execute();
      return {
        before: null,
        after: { label },
        name: label,
        events: [{ method: 'CreateEntityAsync', eventType: 'company', id }],
        result: id,
      };
    },
  });
}

/**
 * Adds a company number and buys its phone numbers, all or nothing (API-90, OP-70). Throws 409
 * TRIALLIMIT, RESERVATIONEXPIRED, NUMBERTAKEN.
 */
export function createCompany(
  context: RequestContext,
  { label, phoneNumbers }: NewCompany,
  lookup: NumberLookup,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const id = await addCompany(context, label);
    const owner = { type: 'company', id } as const;
    for (const wanted of phoneNumbers) await addNumber(context, owner, wanted, lookup);
    return readCompany(tx, tenantId, id);
  });
}
