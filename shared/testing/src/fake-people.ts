import type { Teammate } from '@jackfield/contract/api/teammate';
import type { Tenant } from '@jackfield/contract/api/tenant';

export const tenantId = '018f0000-0000-7000-8000-000000000001';
export const teammateId = '018f0000-0000-7000-8000-000000000002';
const at = '2026-01-05T15:00:00.000Z';

/** A believable teammate: an active admin of a USA account who owns it. */
export const fakeTeammate = (given: Partial<Teammate> = {}): Teammate => ({
  id: teammateId,
  tenantId,
  tenantName: 'Harbor Dental Group',
  firstName: 'Renee',
  lastName: 'Castellano',
  fullName: 'Renee Castellano',
  email: 'renee@harbordental.com',
  pendingEmail: null,
  title: 'Office manager',
  extension: '1001',
  defaultNumber: '+12515550142',
  phoneNumbers: [
    {
      id: '018f0000-0000-7000-8000-000000000003',
      number: '+12515550142',
      isDefault: true,
      label: 'Direct',
    },
  ],
  role: 'admin',
  status: 'active',
  isFirstTime: false,
  isTenantOwner: true,
  isEmailConfirmed: true,
  isChangePassword: false,
  profileImage: null,
  timeZone: 'America/Chicago',
  musicOnHolds: [],
  voicemailGreetings: [],
  hasVoicemailPin: false,
  smsGreetings: { isEnabled: false, text: '' },
  callRecordingSetting: { inbound: false, outbound: false },
  missedCallHandling: { actionType: 'voicemail', actionValue: null },
  e911Address: null,
  presence: 'online',
  lastSeenAt: at,
  teams: [],
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...given,
});

/** A believable account: USA, active, set up, with a card. */
export const fakeTenant = (given: Partial<Tenant> = {}): Tenant => ({
  id: tenantId,
  companyName: 'Harbor Dental Group',
  companyAddress: {
    streetAddress: '12 Water St',
    extendedAddress: '',
    locality: 'Mobile',
    region: 'AL',
    postalCode: '36602',
  },
  timeZone: 'America/Chicago',
  country: 'USA',
  currency: 'usd',
  status: 'active',
  balance: 248.6,
  isCompanySetup: true,
  onBoarding10DLCBrand: true,
  onBoarding10DLCCampaign: true,
  hash: null,
  stripeInfo: { stripeId: 'cus_1', isTrial: false, stripeEmail: 'billing@harbordental.com' },
  isCreditCardExist: true,
  billingContacts: [],
  musicOnHolds: [],
  trialMaximumCompany: null,
  trialMaximumCompanyDID: null,
  trialMaximumDevice: null,
  trialMaximumUser: null,
  trialMaximumUserDID: null,
  isVerifiedInternationalCall: false,
  isVerifiedCharges: false,
  e911Address: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...given,
});
