import type { DemoBrand } from './shapes.ts';

const flow =
  'Patients tick "Text me about my visits" on the paper intake form or at harbordental.com/new-patient.';

/** Brands in every status with vettings and feedback, campaigns in every status (annexes E5, E6). */
export const harborBrands: readonly DemoBrand[] = [
  {
    companyName: 'Harbor Dental Group LLC',
    brandName: 'Harbor Dental',
    companyType: 'PrivateProfit',
    industry: 'Healthcare',
    website: 'https://harbordental.com',
    taxId: '63-4821057',
    status: 'verified',
    daysAgo: 68,
    vettings: [
      { provider: 'Aegis Mobile', vettingClass: 'Standard', status: 'passed', score: 78 },
      { provider: 'WMC Global', vettingClass: 'Enhanced', status: 'requested', score: null },
    ],
    feedback: [],
    campaigns: [
      {
        useCase: 'AccountNotification',
        description: 'Reminds patients of their appointments two days and two hours before.',
        messageFlow: flow,
        sampleMessages: [
          'Harbor Dental: your cleaning is on Tuesday at 9:30 am. Reply C to confirm, STOP to opt out.',
          'Harbor Dental: see you in two hours, 214 Dauphin Street. Reply STOP to opt out.',
        ],
        status: 'active',
        daysAgo: 60,
        numbers: [
          '+12515550100',
          '+12515550142',
          '+12515550117',
          '+12515550112',
          '+12515550113',
          '+12515550109',
          '+12515550116',
          '+12515550123',
          '+12515550137',
        ],
      },
      {
        useCase: 'CustomerCare',
        description: 'Conversations of the front desk with patients who wrote first.',
        messageFlow: flow,
        sampleMessages: [
          'Harbor Dental: we received your question and will answer before 5 pm. Reply STOP to opt out.',
        ],
        status: 'pendingReview',
        daysAgo: 6,
      },
      {
        useCase: 'Marketing',
        description: 'Recall of patients who were not here for six months, and seasonal offers.',
        messageFlow: flow,
        sampleMessages: [
          'Harbor Dental: it is time for your next cleaning. Book at bit.ly/harbor. Reply STOP to opt out.',
          'Harbor Dental: whitening is 20 % off until Friday. Book at bit.ly/harbor-white',
        ],
        status: 'rejected',
        rejectionReason: 'Sample message 2 has no way to opt out.',
        daysAgo: 3,
      },
      {
        useCase: '2FA',
        description: 'One-time codes for signing in to the patient portal of Harbor Dental.',
        messageFlow: flow,
        sampleMessages: ['123456 is your Harbor Dental sign-in code. Do not share it.'],
        status: 'active',
        daysAgo: 41,
        numbers: ['+12515550111', '+12515550114'],
      },
      {
        useCase: 'Mixed',
        subUseCases: ['AccountNotification', 'CustomerCare'],
        description: 'Insurance updates: claims received, paid or in need of a document.',
        messageFlow: flow,
        sampleMessages: [
          'Harbor Dental: your claim was paid in full. Questions? Call 251-555-0110. Reply STOP to opt out.',
        ],
        status: 'pendingPayment',
        daysAgo: 1,
      },
      {
        useCase: 'PollingVoting',
        description: 'A short question after each visit about how satisfied the patient was.',
        messageFlow: flow,
        sampleMessages: [
          'Harbor Dental: how was your visit? Answer 1 to 5. Reply STOP to opt out.',
        ],
        status: 'paymentFailed',
        daysAgo: 12,
      },
      {
        useCase: 'PublicServiceAnnouncement',
        description: 'Tips for healthy teeth during the school year, once a month at most.',
        messageFlow: flow,
        sampleMessages: [
          'Harbor Dental: two minutes, twice a day. Ask us for a free timer. Reply STOP to opt out.',
        ],
        status: 'suspended',
        daysAgo: 52,
      },
      {
        useCase: 'LowVolume',
        subUseCases: ['AccountNotification', 'Marketing'],
        description: 'The former reminders of the Daphne office before it joined the group.',
        messageFlow: flow,
        sampleMessages: [
          'Daphne Dental: your appointment is tomorrow at 10 am. Reply STOP to opt out.',
        ],
        status: 'deactivated',
        daysAgo: 64,
      },
    ],
  },
  {
    companyName: 'Harbor Orthodontics Inc',
    brandName: 'Harbor Braces',
    companyType: 'PrivateProfit',
    industry: 'Healthcare',
    website: 'https://harborbraces.com',
    taxId: '63-5530186',
    status: 'pending',
    daysAgo: 2,
    vettings: [],
    feedback: [],
    campaigns: [],
  },
  {
    companyName: 'Harbor Smiles Foundation',
    brandName: 'Harbor Smiles',
    companyType: 'NonProfit',
    industry: 'NGO',
    website: 'https://harborsmiles.org',
    taxId: '63-9912045',
    status: 'unverified',
    daysAgo: 20,
    vettings: [
      { provider: 'Campaign Verify', vettingClass: 'Standard', status: 'failed', score: 22 },
    ],
    feedback: [
      {
        id: 'taxId',
        displayName: 'Tax id',
        description: 'The tax id does not belong to the legal name as it was entered.',
        fields: ['taxId', 'companyName'],
      },
      {
        id: 'nonProfit',
        displayName: 'Non-profit status',
        description: 'The organisation was not found in the register of tax-exempt bodies.',
        fields: ['companyType'],
      },
      {
        id: 'contact',
        displayName: 'Contact',
        description: 'The mail address of the contact is not at the domain of the website.',
        fields: ['contact.email', 'website'],
      },
    ],
    campaigns: [],
  },
  {
    companyName: 'Gulf Coast Dental Supply Corp',
    brandName: 'Gulf Dental Supply',
    companyType: 'PublicProfit',
    industry: 'Retail',
    website: 'https://gulfdentalsupply.com',
    taxId: '63-2048813',
    stock: { exchange: 'Nasdaq', symbol: 'GCDS' },
    status: 'suspended',
    daysAgo: 150,
    vettings: [{ provider: 'Aegis Mobile', vettingClass: 'Enhanced', status: 'passed', score: 64 }],
    feedback: [
      {
        id: 'stockSymbol',
        displayName: 'Stock symbol',
        description: 'The symbol is no longer listed at the exchange.',
        fields: ['stockSymbol', 'stockExchange'],
      },
    ],
    campaigns: [],
  },
];
