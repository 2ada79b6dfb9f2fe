import { notValid } from '@jackfield/contract';
import type { Tenant, TenantChange } from '@jackfield/contract/api/tenant';
import { fromCompanyAddress } from '@jackfield/domain';
import { draftOfForm, draftOfService } from '@jackfield/domain/address-rules';
import type { Selectable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { TenantTable } from './tables.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { checkLanguage } from '../../platform/check-language.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { write } from '../../platform/write.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { accountEvent } from './account-event.ts';
import { billingContactsOf, storeBillingContacts } from './billing-contacts.ts';
import { readTenant, tenantRow } from './repository.ts';

/** Members that the pages of the account change, as the history shows them. */
export const auditMembers = (row: Selectable<TenantTable>): Record<string, unknown> => ({
  companyName: row.company_name,
  companyAddress: row.company_address,
  timeZone: row.time_zone,
  language: row.language,
  isCompanySetup: row.is_company_setup,
  e911Address: row.e911_address,
  isVerifiedInternationalCall: row.is_verified_international_call,
  restrictionType: row.restriction_type,
  allowedCountries: row.allowed_countries,
});

/** Throws 400 for what cannot be stored, 404 for emergency addresses in Malaysia (OP-29). */
export function checkAccount(context: RequestContext, change: TenantChange): void {
  const { country } = signedIn(context);
  const { companyAddress, timeZone, language, e911Address } = change;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw invalidField('timeZone', notValid('timeZone')());
  }
  checkLanguage(language);
  if (companyAddress !== undefined) {
    const draft = draftOfForm(fromCompanyAddress(companyAddress), country);
    refuseAddress(draft, 'company', 'companyAddress');
  }
  if (e911Address === undefined) return;
  if (country === 'MYS') throw notFound();
  if (e911Address !== null) {
    refuseAddress(draftOfService(e911Address, country), 'service', 'e911Address');
  }
}

/** What the history tells of a change; people without their ids, and only where they were sent. */
async function toldMembers(tx: Tx, tenantId: string, { billingContacts }: TenantChange) {
  const members = auditMembers(await tenantRow(tx, tenantId));
  if (billingContacts === undefined) return members;
  const contacts = await billingContactsOf(tx, tenantId);
  return { ...members, billingContacts: contacts.map(({ name, email }) => ({ name, email })) };
}

async function store(tx: Tx, tenantId: string, change: TenantChange): Promise<void> {
  if (change.billingContacts !== undefined) {
    await storeBillingContacts(tx, tenantId, change.billingContacts);
  }
  const { companyName, companyAddress, timeZone, language, e911Address } = change;
  const isSetUp = [companyName, companyAddress, timeZone].some((value) => value !== undefined);
  await tx
    .updateTable('tenant')
    .set((row) => ({
      is_company_setup: isSetUp ? true : row.ref('is_company_setup'),
      ...(companyName !== undefined && { company_name: companyName }),
      ...(companyAddress !== undefined && { company_address: JSON.stringify(companyAddress) }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(language !== undefined && { language }),
      ...(e911Address !== undefined && {
        e911_address: e911Address && JSON.stringify(e911Address),
      }),
    }))
    .where('id', '=', tenantId)
    .execute();
}

/** Changes the given members of the own account (API-11, API-58). Throws 400, 404, 412, 428. */
export function updateAccount(context: RequestContext, change: TenantChange): Promise<Tenant> {
  const { tenantId } = signedIn(context);
  checkAccount(context, change);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'tenant',
      id: tenantId,
      action: 'tenant.update',
      table: 'tenant',
      read: (current) => readTenant(current, tenantId),
      async change(inner) {
        const before = await toldMembers(inner, tenantId, change);
        await store(inner, tenantId, change);
        const after = await toldMembers(inner, tenantId, change);
        if (JSON.stringify(before) === JSON.stringify(after)) return null;
        return {
          before,
          after,
          name: (await tenantRow(inner, tenantId)).company_name,
          events: [accountEvent(tenantId)],
          result: tenantId,
        };
      },
    });
    return readTenant(tx, tenantId);
  });
}
