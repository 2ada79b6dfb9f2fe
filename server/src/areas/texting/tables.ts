import type { Instant, NullableInstant } from '../../platform/columns.ts';

interface CampaignNumberTable {
  tenant_id: string;
  campaign_id: string;
  phone_number_id: string;
  attached_at: Instant;
  /** When the carriers had switched it on; null before. */
  ready_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    campaign_number: CampaignNumberTable;
  }
}
