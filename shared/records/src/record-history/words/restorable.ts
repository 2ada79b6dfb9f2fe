import type { HistoryEntity } from '@jackfield/records/restore';

const routing = ['businessHour', 'callHandlingOpenHour', 'override'];

/** Members of each kind of record that can go back to what they were. */
export const restorableMembers: Readonly<Record<HistoryEntity, ReadonlySet<string>>> = {
  teammate: new Set([
    'firstName',
    'lastName',
    'title',
    'extension',
    'role',
    'access',
    'timeZone',
    'language',
    'e911Address',
    'smsGreetings',
    'callRecordingSetting',
    'missedCallHandling',
    'status',
  ]),
  team: new Set([
    'name',
    'extension',
    'inboundFlow',
    'ringGroup',
    'callQueue',
    ...routing,
    'missedCallHandling',
    'members',
    'signedOut',
  ]),
  company: new Set([
    'label',
    'callerIDPermission',
    ...routing,
    'callHandlingClosedHour',
    'smsHandling',
  ]),
  tenant: new Set([
    'companyName',
    'companyAddress',
    'timeZone',
    'language',
    'e911Address',
    'recordingDays',
    'recordingHearers',
    'voicemailTranscripts',
    'restrictionType',
    'allowedCountries',
  ]),
  // Entries of a list, which have no members of their own.
  inboundBlacklist: new Set(),
  outboundBlacklist: new Set(),
  // Only a removed one comes back.
  device: new Set(),
  ivr: new Set([
    'name',
    'keys',
    'greeting',
    'exitMedia',
    'invalidMedia',
    'transferMedia',
    'retries',
    'timeout',
    'interdigitTimeout',
    'defaultMenu',
  ]),
};
