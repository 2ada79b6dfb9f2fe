import type { Tenant } from '@jackfield/contract/api/tenant';
import type { Tx } from '../../platform/database.ts';
import { accountRow, stampsOf } from '../../platform/rows.ts';
import { billingContactsOf } from './billing-contacts.ts';
import { internationalStatusOf } from './international-status.ts';
import { greetingsOf } from '../media/greetings.ts';

/** Whether the account has a card; the first is the default, so that there is one with any. */
export async function hasCard(tx: Tx, tenantId: string): Promise<boolean> {
  const card = await tx
    .selectFrom('payment_method')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}

/** The whole account, as admins read it (ENT-01). */
export async function readTenant(tx: Tx, tenantId: string): Promise<Tenant> {
  const row = await accountRow(tx, tenantId);
  const billingContacts = await billingContactsOf(tx, tenantId);
  return {
    id: row.id,
    companyName: row.company_name,
    companyAddress: row.company_address,
    timeZone: row.time_zone,
    language: row.language,
    country: row.country,
    currency: row.currency,
    status: row.status,
    balance: Number(row.balance),
    isCompanySetup: row.is_company_setup,
    onBoarding10DLCBrand: row.on_boarding_10dlc_brand,
    onBoarding10DLCCampaign: row.on_boarding_10dlc_campaign,
    hash: row.hash,
    stripeInfo: {
      stripeId: row.stripe_id,
      isTrial: row.is_trial,
      stripeEmail: row.stripe_email,
    },
    isCreditCardExist: await hasCard(tx, tenantId),
    billingContacts,
    musicOnHolds: await greetingsOf(tx, tenantId, { type: 'tenant', id: tenantId }),
    trialMaximumCompany: row.trial_maximum_company,
    trialMaximumCompanyDID: row.trial_maximum_company_did,
    trialMaximumDevice: row.trial_maximum_device,
    trialMaximumUser: row.trial_maximum_user,
    trialMaximumUserDID: row.trial_maximum_user_did,
    isVerifiedInternationalCall: row.is_verified_international_call,
    isVerifiedCharges: row.is_verified_charges,
    internationalCallStatus: internationalStatusOf(row),
    e911Address: row.e911_address,
    recordingDays: row.recording_days,
    recordingHearers: row.recording_hearers,
    voicemailTranscripts: row.voicemail_transcripts,
    ...stampsOf(row),
  };
}
