import { tenantChangeSchema } from '@jackfield/contract/api/tenant';
import * as v from 'valibot';
import { signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { accountEvent } from '../tenant/account-event.ts';
import { readTenant, tenantRow } from '../tenant/repository.ts';
import { auditMembers, checkAccount } from '../tenant/update.ts';
import { refusalOf, type RestorableRecord } from './restorable.ts';

/** The account itself: company name, address, time zone, emergency address, calls abroad (annex J2). */
export const restorableAccount: RestorableRecord = {
  entity: 'tenant',
  table: 'tenant',
  fields: {
    companyName: { column: 'company_name' },
    companyAddress: { column: 'company_address', isJson: true },
    timeZone: { column: 'time_zone' },
    language: { column: 'language' },
    e911Address: { column: 'e911_address', isJson: true },
    restrictionType: { column: 'restriction_type' },
    allowedCountries: { column: 'allowed_countries' },
  },
  derived: ['isCompanySetup', 'isVerifiedInternationalCall'],
  async read({ tx, context }) {
    const row = await tenantRow(tx, signedIn(context).tenantId);
    return { name: row.company_name, members: auditMembers(row) };
  },
  current: ({ tx, context }) => readTenant(tx, signedIn(context).tenantId),
  refusal: ({ context }, field, value) =>
    refusalOf(() => {
      const change = { [field]: value };
      if (!v.is(tenantChangeSchema, change)) throw new ApiError('INVALIDINPUT');
      checkAccount(context, change);
    }),
  async events({ context }) {
    return [accountEvent(signedIn(context).tenantId)];
  },
};
