import type { ServiceAddress } from '@jackfield/contract';

/** A brand as a reviewer reads it, finished or half typed (annex F6). */
export interface BrandDraft {
  readonly companyName: string;
  readonly brandName: string;
  readonly companyType: string;
  readonly taxId: string;
  /** ISO 3166 alpha-2. */
  readonly taxCountry: string;
  readonly industry: string;
  readonly website: string;
  readonly stockExchange: string | null;
  readonly stockSymbol: string | null;
  readonly address: ServiceAddress;
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
}

/** A campaign as a reviewer reads it, finished or half typed (annex F6). */
export interface CampaignDraft {
  readonly useCase: string;
  readonly subUseCases: readonly string[];
  readonly description: string;
  readonly messageFlow: string;
  readonly sampleMessages: readonly string[];
  /** Words with commas between them, as the registry takes them (VAL-22, VAL-23). */
  readonly optInKeywords: string;
  readonly optOutKeywords: string;
  readonly helpKeywords: string;
  readonly optInMessage: string;
  readonly optOutMessage: string;
  readonly helpMessage: string;
  readonly embeddedLink: boolean;
  readonly embeddedPhone: boolean;
  readonly ageGated: boolean;
  readonly directLending: boolean;
  readonly numberPool: boolean;
  readonly termsAccepted: boolean;
}

/** What of a brand a campaign is compared with. */
export type CampaignBrand = Pick<
  BrandDraft,
  'companyName' | 'brandName' | 'companyType' | 'website'
>;

/** What the server saw when it opened the website. */
export interface WebsiteEvidence {
  readonly answers: boolean;
  /** Why not: it took too long, no such site, an error page, or an address that is not asked. */
  readonly problem?: 'timeout' | 'unknown' | 'error' | 'refused';
  readonly hasPrivacyPage: boolean;
  readonly underConstruction?: boolean;
  readonly title?: string;
}

/** What is known about a brand beyond its form. */
export interface BrandEvidence {
  readonly website?: WebsiteEvidence | undefined;
  readonly phoneVerified?: boolean | undefined;
  /** The account's other brands. */
  readonly otherBrands?: readonly Pick<BrandDraft, 'brandName' | 'taxId' | 'website'>[] | undefined;
}
