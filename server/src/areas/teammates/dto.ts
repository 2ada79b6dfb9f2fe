import type { Teammate, TeammateListItem } from '@jackfield/contract/api/teammate';
import type { Selectable } from 'kysely';
import type { TeammateTable } from './tables.ts';
import { ownVoicemail, storedTarget } from '../call-handling/stored-target.ts';
import { stampsOf } from '../../platform/rows.ts';

export type TeammateRow = Selectable<TeammateTable>;

/** What belongs to a person in other tables. */
export interface TeammateParts {
  readonly tenantName: string;
  readonly accountLanguage: string;
  readonly phoneNumbers: Teammate['phoneNumbers'];
  readonly musicOnHolds: Teammate['musicOnHolds'];
  readonly voicemailGreetings: Teammate['voicemailGreetings'];
  readonly teams: Teammate['teams'];
}

/** Address of a profile image; the browser appends the storage token (OP-91). */
export function imageAddress(row: Pick<TeammateRow, 'profile_image_id'>): string | null {
  return row.profile_image_id === null ? null : `/image/${row.profile_image_id}`;
}

/** The whole person as the API answers it (ENT-02). */
export function toTeammate(row: TeammateRow, parts: TeammateParts): Teammate {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    tenantName: parts.tenantName,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    email: row.email,
    pendingEmail: row.pending_email,
    title: row.title,
    extension: row.extension,
    defaultNumber: parts.phoneNumbers.find((own) => own.isDefault)?.number ?? null,
    phoneNumbers: parts.phoneNumbers,
    role: row.role,
    access: row.access,
    status: row.status,
    isFirstTime: row.is_first_time,
    agreedTerms: row.agreed_terms,
    isTenantOwner: row.is_tenant_owner,
    isEmailConfirmed: row.is_email_confirmed,
    isChangePassword: row.is_change_password,
    profileImage: imageAddress(row),
    timeZone: row.time_zone,
    language: row.language,
    spokenLanguage: row.language ?? parts.accountLanguage,
    musicOnHolds: parts.musicOnHolds,
    voicemailGreetings: parts.voicemailGreetings,
    hasVoicemailPin: row.voicemail_pin_hash !== null,
    smsGreetings: row.sms_greetings,
    callRecordingSetting: row.call_recording_setting,
    missedCallHandling: storedTarget('teammateMissedCall', row.missed_call_handling, ownVoicemail),
    e911Address: row.e911_address,
    presence: row.presence,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    teams: parts.teams,
    ...stampsOf(row),
  };
}

/** Columns that a row of the listing needs. */
export type ListedRow = Pick<
  TeammateRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'full_name'
  | 'email'
  | 'title'
  | 'extension'
  | 'role'
  | 'access'
  | 'status'
  | 'is_tenant_owner'
  | 'is_email_confirmed'
  | 'profile_image_id'
  | 'presence'
  | 'last_seen_at'
  | 'version'
  | 'created_at'
> & {
  readonly default_number: string | null;
  readonly number_count: number;
  readonly teams: Teammate['teams'] | null;
};

/** A row of the users listing. */
export function toListItem(row: ListedRow): TeammateListItem {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    email: row.email,
    title: row.title,
    extension: row.extension,
    defaultNumber: row.default_number,
    numberCount: row.number_count,
    role: row.role,
    access: row.access,
    status: row.status,
    isTenantOwner: row.is_tenant_owner,
    isEmailConfirmed: row.is_email_confirmed,
    profileImage: imageAddress(row),
    presence: row.presence,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    teams: row.teams ?? [],
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}
