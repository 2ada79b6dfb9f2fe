import { type TenantChange, tenantChangeSchema } from '@jackfield/contract/api/tenant';
import { notValid } from '@jackfield/contract';
import { fromCompanyAddress } from '@jackfield/domain';
import { draftOfForm, draftOfService } from '@jackfield/domain/address-rules';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { checkLanguage } from '../../platform/check-language.ts';
import { signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import type { ChangedRecord } from '../../platform/record.ts';
import { accountRow } from '../../platform/rows.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { accountEvent } from './account-event.ts';
import { billingContactsOf, storeBillingContacts } from './billing-contacts.ts';
import { readTenant } from './repository.ts';
import type { TenantTable } from './tables.ts';

type Contacts = NonNullable<TenantChange['billingContacts']>;

interface Account {
  readonly row: Selectable<TenantTable>;
  readonly contacts: Awaited<ReturnType<typeof billingContactsOf>>;
}

const {
  companyName,
  companyAddress,
  timeZone,
  language,
  e911Address,
  recordingDays,
  recordingHearers,
  voicemailTranscripts,
  billingContacts,
} = tenantChangeSchema.entries;

/** The account itself: company name, addresses, time zone, billing contacts, calls abroad (annex J2). */
export const accountRecord: ChangedRecord<Account> = {
  entity: 'tenant',
  table: 'tenant',
  fields: {
    companyName: { column: 'company_name', schema: companyName },
    companyAddress: {
      column: 'company_address',
      isJson: true,
      schema: companyAddress,
      check({ context }, address: NonNullable<TenantChange['companyAddress']>) {
        const draft = draftOfForm(fromCompanyAddress(address), signedIn(context).country);
        refuseAddress(draft, 'company', 'companyAddress');
      },
    },
    timeZone: {
      column: 'time_zone',
      schema: timeZone,
      check(_, zone: string) {
        if (!isTimeZone(zone)) throw invalidField('timeZone', notValid('timeZone')());
      },
    },
    language: {
      column: 'language',
      schema: language,
      check: (_, tag: string) => checkLanguage(tag),
    },
    isCompanySetup: { column: 'is_company_setup', schema: v.boolean() },
    e911Address: {
      column: 'e911_address',
      isJson: true,
      schema: e911Address,
      check({ context }, address: TenantChange['e911Address']) {
        const { country } = signedIn(context);
        if (address) refuseAddress(draftOfService(address, country), 'service', 'e911Address');
      },
    },
    recordingDays: { column: 'recording_days', schema: recordingDays },
    recordingHearers: { column: 'recording_hearers', schema: recordingHearers },
    voicemailTranscripts: { column: 'voicemail_transcripts', schema: voicemailTranscripts },
    restrictionType: { column: 'restriction_type', schema: v.string() },
    allowedCountries: { column: 'allowed_countries', schema: v.nullable(v.array(v.string())) },
    billingContacts: {
      schema: billingContacts,
      isForgotten: true,
      // The history tells people without their ids.
      form: (contacts) => (contacts as Contacts).map(({ name, email }) => ({ name, email })),
    },
  },
  derived: ['isCompanySetup', 'isVerifiedInternationalCall'],
  async read({ tx, context }) {
    const { tenantId } = signedIn(context);
    const row = await accountRow(tx, tenantId);
    return { row, contacts: await billingContactsOf(tx, tenantId) };
  },
  snapshot: ({ row, contacts }) => ({
    name: row.company_name,
    members: {
      companyName: row.company_name,
      companyAddress: row.company_address,
      timeZone: row.time_zone,
      language: row.language,
      isCompanySetup: row.is_company_setup,
      e911Address: row.e911_address,
      recordingDays: row.recording_days,
      recordingHearers: row.recording_hearers,
      voicemailTranscripts: row.voicemail_transcripts,
      isVerifiedInternationalCall: row.is_verified_international_call,
      restrictionType: row.restriction_type,
      allowedCountries: row.allowed_countries,
      billingContacts: contacts.map(({ name, email }) => ({ name, email })),
    },
  }),
  answer: ({ tx, context }) => readTenant(tx, signedIn(context).tenantId),
  async store({ tx, context }, { billingContacts: contacts }) {
    if (contacts === undefined) return [];
    await storeBillingContacts(tx, signedIn(context).tenantId, contacts as Contacts);
    return [];
  },
  events: (id) => [accountEvent(id)],
};
