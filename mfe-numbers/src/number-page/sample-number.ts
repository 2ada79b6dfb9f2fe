import type { Company } from '@jackfield/contract/api/company';

const at = '2026-01-05T15:00:00.000Z';
export const companyId = 'f1b7c1d0-0000-7000-8000-000000000001';
export const ownerId = 'f1b7c1d0-0000-7000-8000-000000000009';

/** A company number for tests: open at any time, voicemail of the owner. */
export function wholeCompany(given: Partial<Company> = {}): Company {
  const voicemail = {
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId },
  } as const;
  const none = { monday: [], tuesday: [], wednesday: [], thursday: [] };
  return {
    id: companyId,
    tenantId: 'f1b7c1d0-0000-7000-8000-00000000000f',
    label: 'Main line',
    isDefault: true,
    businessHour: {
      alwaysOpen: true,
      timeZone: 'America/Chicago',
      weekly: { ...none, friday: [], saturday: [], sunday: [] },
      dates: [],
    },
    isContainDefaultNo: false,
    phoneNumbers: [],
    ivr: [],
    callHandlingOpenHour: voicemail,
    callHandlingClosedHour: voicemail,
    override: null,
    smsHandling: { actionType: 'none', actionValue: null },
    callerIDPermission: { type: 'everyone', teammateIds: [] },
    version: 3,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}
