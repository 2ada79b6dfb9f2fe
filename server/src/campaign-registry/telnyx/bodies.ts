import type { BrandFields } from '@jackfield/contract/api/brand';
import type {
  CompanyType,
  Industry,
  UseCase,
  VettingClass,
  VettingProvider,
} from '@jackfield/contract/api/compliance';
import type { StockExchange, Vertical } from 'telnyx/resources/messaging-10dlc/brand/brand';
import type { SentCampaign } from '../registry.ts';
import type { BrandBody, CampaignBody, SamplesBody, telnyxUseCases } from './shapes.ts';

/** Telnyx's name of each industry. */
export const verticalOf = {
  RealEstate: 'REAL_ESTATE',
  Healthcare: 'HEALTHCARE',
  Energy: 'ENERGY',
  Entertainment: 'ENTERTAINMENT',
  Retail: 'RETAIL',
  Agriculture: 'AGRICULTURE',
  Insurance: 'INSURANCE',
  Education: 'EDUCATION',
  Hospitality: 'HOSPITALITY',
  Financial: 'FINANCIAL',
  Gambling: 'GAMBLING',
  Construction: 'CONSTRUCTION',
  NGO: 'NGO',
  Manufacturing: 'MANUFACTURING',
  Technology: 'TECHNOLOGY',
  Communication: 'COMMUNICATION',
} as const satisfies Readonly<Record<Industry, Vertical>>;

/** Telnyx's name of each use case. */
export const useCaseOf = {
  '2FA': '2FA',
  AccountNotification: 'ACCOUNT_NOTIFICATION',
  CustomerCare: 'CUSTOMER_CARE',
  DeliveryNotification: 'DELIVERY_NOTIFICATION',
  FraudAlert: 'FRAUD_ALERT',
  HigherEducation: 'HIGHER_EDUCATION',
  LowVolume: 'LOW_VOLUME',
  Marketing: 'MARKETING',
  Mixed: 'MIXED',
  PollingVoting: 'POLLING_VOTING',
  PublicServiceAnnouncement: 'PUBLIC_SERVICE_ANNOUNCEMENT',
  SecurityAlert: 'SECURITY_ALERT',
  AgentsFranchises: 'AGENTS_FRANCHISES',
  CarrierExempt: 'CARRIER_EXEMPT',
  Charity: 'CHARITY',
  Emergency: 'EMERGENCY',
  Political: 'POLITICAL',
  Proxy: 'PROXY',
  Social: 'SOCIAL',
  Sweepstake: 'SWEEPSTAKE',
  K12Education: 'K12_EDUCATION',
} as const satisfies Readonly<Record<UseCase, (typeof telnyxUseCases)[number]>>;

/** Telnyx's code of each vetting company; Campaign Verify sells to brands itself. */
export const evpOf: Readonly<Record<VettingProvider, 'AEGIS' | 'WMC' | null>> = {
  'Aegis Mobile': 'AEGIS',
  'WMC Global': 'WMC',
  'Campaign Verify': null,
};

/** Telnyx's name of each class of vettings. */
export const vettingClassOf = {
  Standard: 'STANDARD',
  Enhanced: 'ENHANCED',
} as const satisfies Readonly<Record<VettingClass, string>>;

const entityOf = {
  PrivateProfit: 'PRIVATE_PROFIT',
  PublicProfit: 'PUBLIC_PROFIT',
  NonProfit: 'NON_PROFIT',
} as const satisfies Readonly<Record<CompanyType, string>>;

/** A tax id as Telnyx keeps it: of the USA nine digits. */
export const einOf = (taxId: string, country: string): string =>
  country === 'US' ? taxId.replaceAll(/\D/g, '') : taxId;

/** The whole of a brand as Telnyx takes it; one country stands for tax id and address. */
export function brandBody(fields: BrandFields, webhook: string | null) {
  const { companyType, taxId, taxCountry, stockExchange, stockSymbol, address, contact } = fields;
  const isPublic = companyType === 'PublicProfit';
  return {
    entityType: entityOf[companyType],
    displayName: fields.brandName,
    companyName: fields.companyName,
    ein: einOf(taxId, taxCountry),
    country: taxCountry,
    vertical: verticalOf[fields.industry],
    website: fields.website,
    street: [address.houseNumber, address.streetName, address.addressLine2]
      .filter((part) => part !== '')
      .join(' '),
    city: address.city,
    state: address.stateCode,
    postalCode: address.zip,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    isReseller: false,
    ...(isPublic && { businessContactEmail: contact.email }),
    ...(isPublic &&
      stockExchange !== null && {
        stockExchange: stockExchange.toUpperCase() as StockExchange,
      }),
    ...(isPublic && stockSymbol !== null && { stockSymbol }),
    ...(webhook !== null && { webhookURL: webhook }),
  } satisfies BrandBody;
}

/** Sample messages as Telnyx takes them. */
function samplesOf(texts: readonly string[]): SamplesBody {
  const named = texts.map((sample, at) => [`sample${at + 1}`, sample]);
  return { sample1: texts[0] ?? '', ...Object.fromEntries(named) };
}

/** A campaign as Telnyx takes it. */
export function campaignBody(
  { brandRegistryId, submissionId, fields }: SentCampaign,
  webhook: string | null,
): CampaignBody {
  const { useCase, subUseCases, sampleMessages } = fields;
  return {
    brandId: brandRegistryId,
    usecase: useCaseOf[useCase],
    subUsecases: subUseCases.map((one) => useCaseOf[one]),
    description: fields.description,
    messageFlow: fields.messageFlow,
    ...samplesOf(sampleMessages),
    optinKeywords: fields.optInKeywords,
    optoutKeywords: fields.optOutKeywords,
    helpKeywords: fields.helpKeywords,
    optinMessage: fields.optInMessage,
    optoutMessage: fields.optOutMessage,
    helpMessage: fields.helpMessage,
    embeddedLink: fields.embeddedLink,
    embeddedPhone: fields.embeddedPhone,
    ageGated: fields.ageGated,
    directLending: fields.directLending,
    numberPool: fields.numberPool,
    autoRenewal: true,
    subscriberOptin: true,
    subscriberOptout: true,
    subscriberHelp: true,
    termsAndConditions: true,
    referenceId: submissionId,
    ...(webhook !== null && { webhookURL: webhook }),
  };
}

/** A campaign in two parts: its sample messages, which can be changed, and the rest, which can't. */
export function splitBody(body: CampaignBody) {
  const { sample1, sample2, sample3, sample4, sample5, ...others } = body;
  const { referenceId: _, webhookURL: __, ...fixed } = others;
  const texts = [sample1, sample2, sample3, sample4, sample5];
  return { samples: samplesOf(texts.filter((text) => text !== undefined)), fixed };
}

/** Why a campaign should be looked at again, for the reviewers of Telnyx. */
export const appealReason = (isChanged: boolean): string =>
  isChanged
    ? 'The sample messages were corrected as the refusal asks.'
    : 'Nothing was changed. Please look at the campaign again.';
