import type { BrandDraft, BrandEvidence, CampaignDraft } from '@jackfield/compliance';
import { acceptedApplications } from './accepted.ts';
import type { Application } from './application.ts';
import { companies } from './companies.ts';

/** The complete campaign of a company for a use case, of which a rejected one differs in its fault. */
function complete(brand: BrandDraft, useCase: string): CampaignDraft {
  const found = acceptedApplications.find(
    (one) => one.brand === brand && one.campaign?.useCase === useCase,
  );
  if (!found?.campaign) throw new Error(`${brand.brandName} has no campaign for ${useCase}.`);
  return found.campaign;
}

let count = 0;
const numbered = () => {
  count += 1;
  return {
    id: `rejected-${count}`,
    verdict: 'rejected',
    set: count % 2 === 0 ? 'held-out' : 'tuning',
  } as const;
};

const campaign = (
  brand: BrandDraft,
  useCase: string,
  because: string,
  from: string,
  fault: Partial<CampaignDraft>,
): Application => ({
  ...numbered(),
  brand,
  because,
  from,
  campaign: { ...complete(brand, useCase), ...fault },
});

const brand = (
  base: BrandDraft,
  because: string,
  from: string,
  fault: Partial<BrandDraft>,
  evidence?: BrandEvidence,
): Application => ({
  ...numbered(),
  brand: { ...base, ...fault },
  because,
  from,
  ...(evidence && { evidence }),
});

const twilioExamples = 'https://support.twilio.com/hc/en-us/articles/26149060902555';
const twilioError = (code: number) => `https://www.twilio.com/docs/api/errors/${code}`;
const codes = 'https://support.intulse.com/articles/10dlc-registration/campaign-error-codes';
const carrierCodes =
  'https://support.telnyx.com/en/articles/10547022-10dlc-carrier-error-codes-explanations';
const bandwidth =
  'https://www.bandwidth.com/support/en/articles/12823077-bandwidth-vetting-rejection-reasons';
const awsCriteria =
  'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-review-criteria.html';
const awsChecklist =
  'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-quickstart.md';

/** What public guidance says is refused, each with the page that says so. */
export const rejectedApplications: readonly Application[] = [
  campaign(
    companies.dental,
    'AccountNotification',
    'The guide’s failed example: says neither who sends and receives nor why.',
    twilioExamples,
    { description: 'This campaign sends messages to customers.' },
  ),
  campaign(
    companies.shop,
    'Marketing',
    'The guide’s failed example of a flow: where and how people agree is unclear.',
    twilioExamples,
    { messageFlow: 'Customers sign up and then they will receive our messages.' },
  ),
  campaign(
    companies.dental,
    'AccountNotification',
    'A shared public link shortener in a sample.',
    twilioError(30857),
    {
      sampleMessages: [
        'Harbor Dental: it is time for your next cleaning. Book at bit.ly/harbor. Reply STOP to opt out.',
      ],
      embeddedLink: true,
    },
  ),
  campaign(
    companies.delivery,
    'DeliveryNotification',
    'Embedded link set to No although the samples show links (601).',
    codes,
    { embeddedLink: false },
  ),
  campaign(
    companies.grid,
    'PollingVoting',
    'Embedded phone number selected and not reflected in the samples (30889).',
    twilioError(30889),
    { embeddedPhone: true },
  ),
  campaign(
    companies.shelter,
    'Charity',
    'Charity as the use case, appointment reminders as the samples (602).',
    codes,
    {
      sampleMessages: [
        'Second Porch: your appointment is tomorrow at 3 pm. Reply C to confirm or STOP to opt out.',
        'Second Porch: reminder of your appointment on Friday, 10 am. Reply STOP to opt out.',
      ],
      description:
        'Second Porch reminds people of their appointments at the clinic so that they do not miss them. Two messages a month.',
      embeddedLink: false,
    },
  ),
  campaign(
    companies.college,
    'HigherEducation',
    'Higher Education selected for sign-in codes: the use case does not match.',
    twilioExamples,
    {
      description:
        'Lakemont College sends students one-time passcodes for signing in to the student portal. One message per sign-in.',
      sampleMessages: [
        'Lakemont College: 847291 is your verification code. It expires in 10 minutes. Reply STOP to opt out.',
        'Your Lakemont College one-time passcode is 120993. Do not share it.',
      ],
    },
  ),
  campaign(
    companies.bank,
    'FraudAlert',
    'No sample carries the name of the business (30893).',
    twilioError(30893),
    {
      sampleMessages: [
        'Did you spend $412.08 at Gadget Hut? Reply YES or NO, or call 319-555-0100. Reply STOP to opt out.',
        'Your card ending 4410 is blocked after a suspicious charge. Call 319-555-0100. Reply STOP to opt out.',
      ],
    },
  ),
  campaign(
    companies.hotel,
    'LowVolume',
    'No sample tells how to opt out (30893).',
    twilioError(30893),
    {
      sampleMessages: [
        'Bluewater Inn: your room for May 3 to 5 is confirmed. Check-in starts at 3 pm.',
        'Bluewater Inn: housekeeping is bringing the towels you asked for.',
      ],
    },
  ),
  campaign(
    companies.insurer,
    'Mixed',
    'The flow states no frequency and no rates (30545, 30569).',
    twilioError(30545),
    {
      messageFlow:
        'Policyholders switch texts on in their account at keystonemutual.com/preferences: "Keystone Mutual may text me about my claims. Reply STOP to cancel, HELP for help." Terms of use: keystonemutual.com/sms-terms. Privacy notice: keystonemutual.com/privacy.',
    },
  ),
  campaign(
    companies.realty,
    'AgentsFranchises',
    'Consent to texts bundled with the terms of use.',
    twilioError(30556),
    {
      messageFlow:
        'By accepting the terms of service on northgaterealty.com, clients of Northgate Realty agree to receive calls, emails and text messages about their home search. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help. northgaterealty.com/terms northgaterealty.com/privacy',
    },
  ),
  campaign(
    companies.shop,
    'Marketing',
    'Numbers are shared with partners (30896, 708).',
    twilioError(30896),
    {
      messageFlow:
        'Customers tick a box on https://pineandpetal.shop: "Send me promotional text messages from Pine & Petal and its partners, up to 4 per month. We may share your number with our marketing partners. Msg & data rates may apply. Reply HELP for help or STOP to unsubscribe." Terms pineandpetal.shop/terms, privacy pineandpetal.shop/privacy.',
    },
  ),
  campaign(
    companies.delivery,
    'DeliveryNotification',
    'The box is ticked for people.',
    awsChecklist,
    {
      messageFlow:
        'Recipients opt in at rapidcrate.com/track with a pre-checked box "Text me delivery updates from Rapid Crate". Message frequency varies, message and data rates may apply, reply STOP to end or HELP for help, rapidcrate.com/terms, rapidcrate.com/privacy-policy.',
    },
  ),
  campaign(companies.shop, 'Marketing', 'CBD products: never allowed (701).', carrierCodes, {
    description:
      'Pine & Petal sends customers who asked for them offers of its CBD oils and hemp teas. Up to 4 texts each month.',
    sampleMessages: [
      'Pine & Petal: 20% off CBD oil this weekend at https://pineandpetal.shop/cbd. Reply STOP to opt out.',
      'Pine & Petal: new hemp teas are here, https://pineandpetal.shop/tea. Reply STOP to opt out.',
    ],
  }),
  campaign(companies.hotel, 'Marketing', 'Casino promotion (704).', carrierCodes, {
    sampleMessages: [
      'Bluewater Inn: 50 free spins at our casino tonight, see bluewaterinn.com/casino. Reply STOP to opt out.',
      'Bluewater Inn: place your bets on the big game, odds at bluewaterinn.com/bets. Reply STOP to opt out.',
    ],
  }),
  campaign(companies.bank, '2FA', 'High-risk lending: payday loans (709).', carrierCodes, {
    useCase: 'Marketing',
    description:
      'Cedar Valley CU sends members offers of payday loans with same-day cash. Up to 4 messages a month.',
    sampleMessages: [
      'Cedar Valley CU: need cash today? Payday loans up to $500 in minutes. Reply STOP to opt out.',
      'Cedar Valley CU: bad credit? No problem, get your cash advance now. Reply STOP to opt out.',
    ],
  }),
  campaign(companies.hotel, 'Marketing', 'Alcohol without an age gate (706).', carrierCodes, {
    sampleMessages: [
      'Bluewater Inn: happy hour tonight, two cocktails for one and $3 beer at the bar. Reply STOP to opt out.',
      'Bluewater Inn: wine tasting on Friday, book at bluewaterinn.com/wine. Reply STOP to opt out.',
    ],
  }),
  campaign(
    companies.insurer,
    'AccountNotification',
    'The opt-out text names no brand and confirms nothing (30887).',
    twilioError(30887),
    { optOutMessage: 'Thanks for letting us know.', optOutKeywords: 'REMOVE' },
  ),
  campaign(
    companies.builder,
    'CustomerCare',
    'A promotion among care texts: samples do not match the use case (602).',
    codes,
    {
      sampleMessages: [
        'Ridgeline Builders: spring sale! 25% off kitchen remodels booked this week. Reply STOP to opt out.',
        'Ridgeline Builders: refer a friend and get a $200 discount. Limited time offer! Reply STOP to opt out.',
      ],
    },
  ),
  campaign(
    companies.grid,
    'PublicServiceAnnouncement',
    'The template still says [company name] where the brand belongs.',
    'https://featurehelp.com/main/c/phone-voice-text/b/a2p-10dlc-campaign-approval-requirements',
    {
      sampleMessages: [
        '[Company Name]: power is out near you. Crews are on their way. Reply STOP to quit.',
        '[Company Name]: a storm is coming on Friday. Reply STOP to quit.',
      ],
    },
  ),
  campaign(
    companies.shelter,
    'Sweepstake',
    'The campaign is not in English (506, 30910).',
    twilioError(30910),
    {
      useCase: 'Charity',
      description:
        'Second Porch envía mensajes a sus donantes y voluntarios sobre las campañas de recaudación de fondos y los días de adopción, dos veces al mes.',
      sampleMessages: [
        'Second Porch: gracias por su ayuda a los perros de la ciudad este mes. Responda STOP para cancelar.',
        'Second Porch: el día de adopción es el sábado en el parque. Responda STOP para cancelar.',
      ],
    },
  ),
  campaign(
    companies.school,
    'K12Education',
    'Vague samples without content.',
    'https://developers.telnyx.com/docs/messaging/10dlc/campaign-use-cases',
    {
      sampleMessages: [
        'Elm Hollow Schools test message. Reply STOP to end.',
        'Elm Hollow Schools test message. Reply STOP to end.',
      ],
    },
  ),
  campaign(
    companies.insurer,
    'AccountNotification',
    'No form of opt-in is described (2100).',
    bandwidth,
    {
      messageFlow:
        'We text people who are already our customers because they have a policy with Keystone Mutual. 1 to 3 messages a month. Message and data rates may apply. Reply STOP to cancel or HELP for help. keystonemutual.com/sms-terms keystonemutual.com/privacy',
    },
  ),
  brand(
    companies.dental,
    'A social security number in place of the EIN (30799).',
    twilioError(30799),
    {
      taxId: '421-68-0913',
    },
  ),
  brand(companies.realty, 'The contact writes from a public mail provider.', awsCriteria, {
    contact: { ...companies.realty.contact, email: 'northgate.realty@gmail.com' },
  }),
  brand(companies.shop, 'A PO box is no physical address.', awsCriteria, {
    address: { ...companies.shop.address, houseNumber: '', streetName: 'PO Box 2204' },
  }),
  brand(
    companies.delivery,
    'No website was found at the address (1101).',
    bandwidth,
    {},
    { website: { answers: false, problem: 'unknown', hasPrivacyPage: false } },
  ),
  brand(
    companies.builder,
    'A limited liability company registered as nonprofit: no 501(c) status (30798).',
    'https://twilio.com/de/docs/api/errors/30798',
    { companyType: 'NonProfit', companyName: 'Ridgeline Builders LLC' },
  ),
  brand(
    companies.insurer,
    'A public company without the symbol under which it is listed.',
    'https://support.ringlogix.com/index.php?/Knowledgebase/Article/View/710',
    { stockSymbol: '', stockExchange: 'Nyse' },
  ),
  brand(
    companies.hotel,
    'A D-U-N-S number where a US company needs its EIN.',
    'https://help.leadconnectorhq.com/support/solutions/articles/155000000766-a2p-10dlc-brand-approval-best-practices',
    {
      taxId: '15-048-3782',
    },
  ),
];
