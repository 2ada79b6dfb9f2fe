import type { BrandFields } from '@jackfield/contract/api/brand';
import type { CampaignFields } from '@jackfield/contract/api/campaign';
import type {
  BrandStatus,
  FeedbackId,
  MessagingCarrier,
  RegistryLimit,
  UseCase,
  VettingClass,
  VettingProvider,
} from '@jackfield/contract/api/compliance';

/** Something that is sent; the same submission again changes nothing. */
interface Sent {
  readonly tenantId: string;
  /** Id of the brand or the campaign in the portal, which is its reference at the registry. */
  readonly id: string;
  /** Id of what is sent now: each resubmission has its own. */
  readonly submissionId: string;
  /** Its id at the registry; null where it is sent for the first time. */
  readonly registryId: string | null;
}

export interface SentBrand extends Sent {
  readonly fields: BrandFields;
}

export type RegistryCampaignFields = Omit<CampaignFields, 'name' | 'brandId' | 'termsAccepted'>;

export interface SentCampaign extends Sent {
  readonly brandRegistryId: string;
  readonly fields: RegistryCampaignFields;
}

/** What the registry keeps it by, and the number of its word that this was. */
export interface Taken {
  readonly registryId: string;
  readonly heard: number;
}

/**
 * What the registry says of a record now. `heard` grows with each change of its mind, so that an
 * older word never replaces a newer one, and the same one twice changes nothing.
 */
interface Word {
  readonly heard: number;
  /** When it may have changed its mind. */
  readonly askAt: Date;
}

export interface FoundFault {
  readonly id: FeedbackId;
  /** Paths of members of the brand. */
  readonly fields: readonly string[];
  /** The registry's own words, where it gives some for what has none of ours. */
  readonly says?: string;
}

export interface VettingWord {
  /** Id of the vetting in the portal. */
  readonly id: string;
  readonly heard: number;
  readonly status: 'requested' | 'passed' | 'failed';
  readonly score: number | null;
}

export interface BrandWord extends Word {
  readonly status: BrandStatus;
  readonly faults: readonly FoundFault[];
  readonly vettings: readonly VettingWord[];
}

export interface CampaignWord extends Word {
  readonly status: 'pendingReview' | 'active' | 'rejected' | 'suspended';
  readonly carriers: readonly {
    readonly carrier: MessagingCarrier;
    readonly state: 'waiting' | 'approved' | 'refused';
    readonly at: string | null;
  }[];
  readonly rejections: readonly {
    readonly code: string | null;
    readonly description: string;
    readonly field: string | null;
  }[];
}

/** What is asked about before money moves. */
export interface AskedReady {
  readonly tenantId: string;
  readonly website: string;
  readonly description: string;
  /** A campaign's use case, with the id of its brand at the registry. */
  readonly campaign?: { readonly brandRegistryId: string; readonly useCase: UseCase };
}

/** Thrown where the registry won't take something as it is; the same again would be refused again. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
}

/**
 * Port to the registry of brands and campaigns (docs/decisions/0029-campaign-registry.md). A throw
 * means that it could not be reached: the same is asked again later. A {@link RegistryRefusal} is its
 * no.
 */
export interface CampaignRegistry {
  /** What it can't do for an account, to be said before anything is paid. */
  limitsOf(tenantId: string): readonly RegistryLimit[];
  /** Throws where nothing can be sent now; asked before money moves. */
  ready(about: AskedReady): Promise<void>;
  /** Registers a brand, or has a known one looked at again. */
  sendBrand(brand: SentBrand): Promise<Taken>;
  /** Changes members that need no new look. */
  updateBrand(brand: { readonly registryId: string; readonly fields: BrandFields }): Promise<void>;
  /** What it says of a brand; null for one that it does not know. */
  askBrand(registryId: string): Promise<BrandWord | null>;
  /** Orders a vetting; the same id again orders nothing. */
  orderVetting(order: {
    readonly id: string;
    readonly registryId: string;
    readonly provider: VettingProvider;
    readonly vettingClass: VettingClass;
    readonly brand: SentBrand;
  }): Promise<void>;
  /** Registers a campaign with all carriers, or has a known one looked at again. */
  sendCampaign(campaign: SentCampaign): Promise<Taken>;
  /** What the carriers say of a campaign; null for one that is not known. */
  askCampaign(registryId: string): Promise<CampaignWord | null>;
  /** Ends a campaign; one that has ended already changes nothing. */
  endCampaign(registryId: string): Promise<void>;
}
