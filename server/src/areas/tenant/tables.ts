import type {
  AccountCountry,
  CompanyAddress,
  Currency,
  ServiceAddress,
  Status,
} from '@jackfield/contract';
import type { RestrictionType } from '@jackfield/contract/api/call-restriction';
import type { recordingHearers } from '@jackfield/contract/api/recording';
import type { RequiredOf } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableInstant, NullableJson, RecordColumns } from '../../platform/columns.ts';

export interface TenantTable extends Omit<RecordColumns, 'tenant_id'> {
  company_name: string;
  company_address: Json<CompanyAddress>;
  time_zone: string;
  language: Generated<string>;
  country: AccountCountry;
  currency: Currency;
  status: Status;
  /** Sum of the ledger's postings to the credit, two decimals as text; kept by the database alone. */
  balance: GeneratedAlways<string>;
  is_company_setup: Generated<boolean>;
  on_boarding_10dlc_brand: Generated<boolean>;
  on_boarding_10dlc_campaign: Generated<boolean>;
  hash: string | null;
  stripe_id: Generated<string>;
  stripe_email: Generated<string>;
  is_trial: Generated<boolean>;
  trial_maximum_company: number | null;
  trial_maximum_company_did: number | null;
  trial_maximum_device: number | null;
  trial_maximum_user: number | null;
  trial_maximum_user_did: number | null;
  /** When the trial ends by itself. */
  trial_ends_at: NullableInstant;
  /** When the owner ended it. */
  trial_ended_at: NullableInstant;
  is_verified_international_call: Generated<boolean>;
  is_verified_charges: Generated<boolean>;
  restriction_type: Generated<RestrictionType>;
  allowed_countries: Generated<string[]>;
  international_requested_at: NullableInstant;
  international_requested_by: string | null;
  international_checked_at: NullableInstant;
  international_checked_by: string | null;
  second_step_of: Generated<RequiredOf>;
  /** First day, YYYY-MM-DD. */
  second_step_from: string | null;
  second_step_since: NullableInstant;
  second_step_accepted: Generated<AcceptedStep>;
  e911_address: NullableJson<ServiceAddress>;
  /** Days for which recordings of calls are kept. */
  recording_days: Generated<number>;
  recording_hearers: Generated<(typeof recordingHearers)[number]>;
  voicemail_transcripts: Generated<boolean>;
  /** A key applies no files: an admin does. */
  needs_file_approval: Generated<boolean>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    tenant: TenantTable;
  }
}
