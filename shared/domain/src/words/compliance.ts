import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import type { BrandStatus, CompanyType } from '@jackfield/contract/api/compliance';
import type { ConsentKind, ConsentState } from '@jackfield/contract/api/consent';
import { defineMessages, type Message } from '@jackfield/texts';

/** States of a brand (annex E5). */
export const brandStates: Readonly<Record<BrandStatus, Message>> = defineMessages(
  'domain.brandStatus',
  {
    pending: 'Pending',
    verified: 'Verified',
    unverified: 'Unverified',
    suspended: 'Suspended',
  },
);

/** Company types (ENUM-06). */
export const companyTypeWords: Readonly<Record<CompanyType, Message>> = defineMessages(
  'domain.companyType',
  {
    PrivateProfit: 'Private for-profit',
    PublicProfit: 'Public for-profit',
    NonProfit: 'Non-profit',
  },
);

/** States of a campaign (annex E6). */
export const campaignStates: Readonly<Record<CampaignListItem['status'], Message>> = defineMessages(
  'domain.campaignStatus',
  {
    pendingPayment: 'Payment processing',
    paymentFailed: 'Payment failed',
    pendingReview: 'In review',
    active: 'Active',
    rejected: 'Rejected',
    suspended: 'Suspended',
    deactivated: 'Deactivated',
  },
);

/** States of the payment of a campaign. */
export const campaignPaymentStates: Readonly<Record<CampaignListItem['paymentStatus'], Message>> =
  defineMessages('domain.campaignPaymentStatus', {
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
  });

/** How a person stands to the texts of a campaign. */
export const consentStateWords: Readonly<Record<ConsentState, Message>> = defineMessages(
  'domain.consentStates',
  { agreed: 'Agreed', optedOut: 'Opted out' },
);

/** Where an agreement or an opt-out comes from. */
export const consentKindWords: Readonly<Record<ConsentKind, Message>> = defineMessages(
  'domain.consentKind',
  {
    form: 'Web form',
    paper: 'Paper form',
    call: 'Phone call',
    file: 'CSV',
    keyword: 'Keyword',
  },
);
