/** Company types (ENUM-06). */
export const companyTypes = ['PrivateProfit', 'PublicProfit', 'NonProfit'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Industries of a brand (ENUM-07). */
export const industries = [
  'RealEstate',
  'Healthcare',
  'Energy',
  'Entertainment',
  'Retail',
  'Agriculture',
  'Insurance',
  'Education',
  'Hospitality',
  'Financial',
  'Gambling',
  'Construction',
  'NGO',
  'Manufacturing',
  'Technology',
  'Communication',
] as const;
export type Industry = (typeof industries)[number];

/** Stock exchanges of public companies (ENUM-09). */
export const stockExchanges = [
  'Nasdaq',
  'Nyse',
  'Amex',
  'Amx',
  'Asx',
  'B3',
  'Bme',
  'Bse',
  'Fra',
  'Icex',
  'Jpx',
  'Jse',
  'Krx',
  'Lon',
  'Nse',
  'Omx',
  'Sehk',
  'Sse',
  'Sto',
  'Swx',
  'Szse',
  'Tsx',
  'Twse',
  'Vse',
] as const;
export type StockExchange = (typeof stockExchanges)[number];

/** Brand states (annex E5). */
export const brandStatuses = ['pending', 'verified', 'unverified', 'suspended'] as const;
export type BrandStatus = (typeof brandStatuses)[number];

/** What the registry may find wrong with a brand (annex E5). */
export const feedbackIds = [
  'taxId',
  'stockSymbol',
  'governmentEntity',
  'nonProfit',
  'contact',
  'other',
] as const;
export type FeedbackId = (typeof feedbackIds)[number];

/**
 * What a provider of the registry can't do, which is said before anything is paid (PROV-01): a
 * campaign of which anything but its sample messages changes is made anew, for three months at once;
 * a brand is looked at again once, and then once in three months; a vetting is done once in 180 days;
 * nobody orders of Campaign Verify; nobody tells that a brand was suspended.
 */
export const registryLimits = [
  'campaignMadeAnew',
  'brandOnceAQuarter',
  'vettingOnceInHalfAYear',
  'noCampaignVerify',
  'noSuspensionOfBrands',
] as const;
export type RegistryLimit = (typeof registryLimits)[number];

/** Vetting providers (ENUM-11) and classes (ENUM-10). */
export const vettingProviders = ['Aegis Mobile', 'Campaign Verify', 'WMC Global'] as const;
export type VettingProvider = (typeof vettingProviders)[number];
export const vettingClasses = ['Enhanced', 'Standard'] as const;
export type VettingClass = (typeof vettingClasses)[number];

/** Use cases of a campaign (ENUM-08); annex I describes each. */
export const useCases = [
  '2FA',
  'AccountNotification',
  'CustomerCare',
  'DeliveryNotification',
  'FraudAlert',
  'HigherEducation',
  'LowVolume',
  'Marketing',
  'Mixed',
  'PollingVoting',
  'PublicServiceAnnouncement',
  'SecurityAlert',
  'AgentsFranchises',
  'CarrierExempt',
  'Charity',
  'Emergency',
  'Political',
  'Proxy',
  'Social',
  'Sweepstake',
  'K12Education',
] as const;
export type UseCase = (typeof useCases)[number];

/** Use cases that stand for several others, which are named with them (annex F6). */
export const severalUseCases = ['Mixed', 'LowVolume'] as const satisfies readonly UseCase[];

/** Campaign states and those of their payment (annex E6). */
export const campaignStatuses = [
  'pendingPayment',
  'paymentFailed',
  'pendingReview',
  'active',
  'rejected',
  'suspended',
  'deactivated',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
export const campaignPayments = ['pending', 'paid', 'failed'] as const;

/** Mobile carriers that review campaigns and publish terms (annex G7). */
export const messagingCarriers = ['AT&T', 'T-Mobile', 'Verizon', 'US Cellular'] as const;
export type MessagingCarrier = (typeof messagingCarriers)[number];
