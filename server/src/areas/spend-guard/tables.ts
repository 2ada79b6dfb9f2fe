import type { CapKind } from '@jackfield/contract/api/spend-guard';
import type { ColumnType, Generated } from 'kysely';

/** Amount with two decimals: read and written as text, so that no float touches money. */
type Money = ColumnType<string, string | undefined, string>;

/** What the guard tells of: a cap, an hour far above its usual, a call abroad at night. */
export type AlertKind = CapKind | 'spike' | 'night';

export interface SpendGuardTable {
  id: string;
  tenant_id: string;
  cap_hour: Money;
  cap_day: Money;
  cap_user: Money;
  cap_country: Money;
  tells_at_50: Generated<boolean>;
  tells_at_80: Generated<boolean>;
  tells_spike: Generated<boolean>;
  tells_night: Generated<boolean>;
  /** Nothing before it counts for the hour. */
  hour_from: Generated<Date>;
  low_mail_day: string | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface SpendDayTable {
  tenant_id: string;
  day: string;
  home: Money;
  abroad: Money;
  peak: Money;
  peak_at: Date | null;
}

interface SpendHourTable {
  tenant_id: string;
  hour: Date;
  amount: Money;
}

interface SpendDriverTable {
  tenant_id: string;
  day: string;
  person: string;
  person_name: string;
  country: string;
  calls: Generated<number>;
  duration: Generated<number>;
  amount: Money;
}

export interface GuardStopTable {
  id: string;
  tenant_id: string;
  kind: CapKind;
  subject: string;
  subject_name: string;
  cap: Money;
  spent: Money;
  person: string;
  person_name: string;
  country: string;
  at: Date;
  day: string;
  lifted_at: Date | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

interface GuardAlertTable {
  id: string;
  tenant_id: string;
  kind: AlertKind;
  subject: string;
  subject_name: string;
  level: number;
  cap: Money;
  spent: Money;
  person_name: string;
  country: string;
  recipients: number;
  at: Date;
  until: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    spend_guard: SpendGuardTable;
    spend_day: SpendDayTable;
    spend_hour: SpendHourTable;
    spend_driver: SpendDriverTable;
    guard_stop: GuardStopTable;
    guard_alert: GuardAlertTable;
  }
}
