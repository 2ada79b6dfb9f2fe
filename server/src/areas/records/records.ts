import type { ChangedRecord } from '../../platform/record.ts';
import { companyRecord } from '../company-numbers/company-record.ts';
import { menuRecord } from '../ivr/menu-record.ts';
import { teamRecord } from '../team/team-record.ts';
import { teammateRecord } from '../teammates/teammate-record.ts';
import { accountRecord } from '../tenant/account-record.ts';

/** Kinds of records with members that change, as the history names them. */
export type RecordKind = 'teammate' | 'team' | 'company' | 'tenant' | 'ivr';

/** How records of each kind change. */
export const records: Readonly<Record<RecordKind, ChangedRecord<unknown>>> = {
  teammate: teammateRecord,
  team: teamRecord,
  company: companyRecord,
  tenant: accountRecord,
  ivr: menuRecord,
};

/** Whether records of a kind have members that change. */
export const isRecordKind = (entity: string): entity is RecordKind => entity in records;
