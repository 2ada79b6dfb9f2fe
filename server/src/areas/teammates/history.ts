import type { TeammateRow } from './dto.ts';

/** Members of a person as the history shows them; the PIN only as "changed". */
export function auditMembers(row: TeammateRow): Record<string, unknown> {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    pendingEmail: row.pending_email,
    title: row.title,
    extension: row.extension,
    role: row.role,
    access: row.access,
    status: row.status,
    timeZone: row.time_zone,
    language: row.language,
    isFirstTime: row.is_first_time,
    agreedTerms: row.agreed_terms,
    profileImage: row.profile_image_id,
    e911Address: row.e911_address,
    smsGreetings: row.sms_greetings,
    callRecordingSetting: row.call_recording_setting,
    missedCallHandling: row.missed_call_handling,
    voicemailPin: row.voicemail_pin_hash,
  };
}
