import type { ServiceAddress } from '@jackfield/contract';
import type {
  brandStatuses,
  CampaignStatus,
  companyTypes,
  vettingClasses,
  vettingProviders,
} from '@jackfield/contract/api/compliance';
import type { GeneratedAlways } from 'kysely';
import type { Instant, Json, RecordColumns } from '../../platform/columns.ts';

/** Why a brand was not verified (annex E5). */
interface BrandFeedback {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly fields: readonly string[];
}

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
  contact: Json<{ firstName: string; lastName: string; email: string; phone: string }>;
  status: (typeof brandStatuses)[number];
  is_verified: GeneratedAlways<boolean>;
  feedback: Json<BrandFeedback[]>;
}

export interface BrandVettingTable {
  id: string;
  tenant_id: string;
  brand_id: string;
  provider: (typeof vettingProviders)[number];
  vetting_class: (typeof vettingClasses)[number];
  status: 'requested' | 'passed' | 'failed';
  score: number | null;
  created_at: Instant;
  updated_at: Instant;
}

interface CampaignTable extends RecordColumns {
  brand_id: string;
  use_case: string;
  sub_use_cases: Json<readonly string[]>;
  description: string;
  message_flow: string;
  sample_messages: Json<readonly string[]>;
  details: Json<Record<string, unknown>>;
  status: CampaignStatus;
  payment_status: 'pending' | 'paid' | 'failed';
  rejection_reason: string | null;
}

interface CampaignNumberTable {
  tenant_id: string;
  campaign_id: string;
  phone_number_id: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    brand: BrandTable;
    brand_vetting: BrandVettingTable;
    campaign: CampaignTable;
    campaign_number: CampaignNumberTable;
  }
}
