import type { ServiceAddress } from '@jackfield/contract';
import type { Brand, BrandFeedback } from '@jackfield/contract/api/brand';
import type { Campaign } from '@jackfield/contract/api/campaign';
import type {
  BrandStatus,
  CampaignStatus,
  companyTypes,
  vettingClasses,
  vettingProviders,
} from '@jackfield/contract/api/compliance';
import type { StoryStep } from '@jackfield/contract/api/submission';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  RecordColumns,
} from '../../platform/columns.ts';

/** Amount with two decimals: read and written as text, so that no float touches money. */
type Money = ColumnType<string, string, string>;
/** JSON list, empty unless given. */
type JsonList<T> = ColumnType<T[], string | undefined, string>;
/** Number that grows with each word of the registry; the database answers it as text. */
type Heard = ColumnType<string, number | undefined, number>;

/** Members of a brand that the registry looks at again (annex E5). */
export type BrandIdentity = Pick<Brand, 'companyName' | 'taxId' | 'taxCountry'>;

export interface BrandTable extends RecordColumns {
  company_name: string;
  brand_name: string;
  company_type: (typeof companyTypes)[number];
  tax_id: string;
  tax_country: string;
  industry: string;
  website: string;
  stock_exchange: string | null;
  stock_symbol: string | null;
  address: Json<ServiceAddress>;
  contact: Json<Brand['contact']>;
  status: BrandStatus;
  is_verified: GeneratedAlways<boolean>;
  feedback: Json<BrandFeedback[]>;
  registry_id: ColumnType<string | null, string | null | undefined, string | null>;
  sent_identity: NullableJson<BrandIdentity>;
  has_unsent: Generated<boolean>;
  overrides: JsonList<Brand['overrides'][number]>;
  heard: Heard;
  /** When its status changed last; kept by a trigger. */
  status_at: NullableInstant;
}

export interface BrandVettingTable {
  id: string;
  tenant_id: string;
  brand_id: string;
  provider: (typeof vettingProviders)[number];
  vetting_class: (typeof vettingClasses)[number];
  status: 'requested' | 'passed' | 'failed';
  score: number | null;
  price: ColumnType<string, string | undefined, string>;
  heard: Heard;
  decided_at: NullableInstant;
  created_at: Instant;
  updated_at: Instant;
}

/** Keywords, their answers and the flags of annex F6. */
export type CampaignDetails = Pick<
  Campaign,
  | 'optInKeywords'
  | 'optOutKeywords'
  | 'helpKeywords'
  | 'optInMessage'
  | 'optOutMessage'
  | 'helpMessage'
  | 'embeddedLink'
  | 'embeddedPhone'
  | 'ageGated'
  | 'directLending'
  | 'numberPool'
  | 'termsAccepted'
>;

export interface CampaignTable extends RecordColumns {
  brand_id: string;
  name: Generated<string>;
  use_case: string;
  sub_use_cases: Json<readonly string[]>;
  description: string;
  message_flow: string;
  sample_messages: Json<readonly string[]>;
  details: Json<CampaignDetails>;
  status: CampaignStatus;
  payment_status: 'pending' | 'paid' | 'failed';
  rejection_reason: string | null;
  registry_id: ColumnType<string | null, string | null | undefined, string | null>;
  heard: Heard;
  rejections: JsonList<Campaign['rejections'][number]>;
  carriers: JsonList<Campaign['carriers'][number]>;
  overrides: JsonList<Campaign['overrides'][number]>;
  has_unsent: Generated<boolean>;
  /** When its status and its payment changed last; kept by triggers. */
  status_at: NullableInstant;
  payment_at: NullableInstant;
}

/** What is sent to the registry for a fee. */
export type SubmissionKind = 'brand' | 'brandRevet' | 'vetting' | 'campaign' | 'campaignRevet';

export interface SubmissionTable {
  id: string;
  tenant_id: string;
  kind: SubmissionKind;
  brand_id: string;
  campaign_id: string | null;
  vetting_id: string | null;
  record_id: GeneratedAlways<string>;
  state: 'paying' | 'declined' | 'sending' | 'sent' | 'refunding' | 'refunded';
  /** What the record was before, and is again where nothing comes of it. */
  former: Json<{ readonly status: string | null; readonly payment: string | null }>;
  invoice_id: string;
  fingerprint: string;
  asked_by: string;
  /** Why the registry won't take it; null where it has, or could not be reached. */
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  paid_at: Date | null;
}

interface StoryTable {
  position: GeneratedAlways<string>;
  tenant_id: string;
  record_id: string;
  step: StoryStep['step'];
  at: Date;
  by_name: string | null;
  note: string | null;
  amount: Money | null;
  card_brand: string | null;
  card_last4: string | null;
}

interface PhoneCodeTable {
  id: string;
  tenant_id: string;
  phone_number: string;
  sealed_code: string;
  sent_at: Date;
  expires_at: Date;
  wrong_tries: Generated<number>;
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    brand: BrandTable;
    brand_vetting: BrandVettingTable;
    campaign: CampaignTable;
    registry_submission: SubmissionTable;
    compliance_story: StoryTable;
    phone_code: PhoneCodeTable;
  }
}
