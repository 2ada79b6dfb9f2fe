import type { Campaign } from '@jackfield/contract/api/campaign';

export const campaignId = '018f0000-0000-7000-8000-0000000000c1';
export const brandId = '018f0000-0000-7000-8000-0000000000b1';
const at = '2026-11-15T20:36:00.000Z';

/** A campaign for tests: active, of a verified brand, without numbers. */
export const sampleCampaign = (given: Partial<Campaign> = {}): Campaign => ({
  id: campaignId,
  name: 'Front desk conversations',
  brandId,
  brand: {
    id: brandId,
    companyName: 'Harbor Dental Group LLC',
    brandName: 'Harbor Dental',
    status: 'verified',
  },
  useCase: 'CustomerCare',
  registryId: 'C2VTR7H',
  status: 'active',
  paymentStatus: 'paid',
  numberCount: 0,
  createdAt: at,
  updatedAt: at,
  version: 3,
  subUseCases: [],
  description: 'Conversations of the front desk with patients who wrote first.',
  messageFlow: 'Patients tick “Text me about my visits” on the paper intake form.',
  sampleMessages: ['Harbor Dental: we received your question. Reply STOP to opt out.'],
  optInKeywords: 'START',
  optOutKeywords: 'STOP,END',
  helpKeywords: 'HELP',
  optInMessage: 'Harbor Dental: you get texts about your visits. Reply STOP to opt out.',
  optOutMessage: 'Harbor Dental: you get no more texts from us.',
  helpMessage: 'Harbor Dental: call 251-555-0110 for help.',
  embeddedLink: false,
  embeddedPhone: true,
  ageGated: false,
  directLending: false,
  numberPool: false,
  termsAccepted: true,
  rejectionReason: null,
  rejections: [],
  carriers: [],
  phoneNumberIds: [],
  confirmUrl: null,
  isBeingSent: false,
  overrides: [],
  story: [{ step: 'submitted', at, by: 'Renee Castellano', note: null, paid: null }],
  ...given,
});
