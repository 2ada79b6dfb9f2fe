import type { CompanyListItem } from '@jackfield/contract/api/company';

/** A row for tests; members given replace those of a line with one number. */
export function sampleCompany(over: Partial<CompanyListItem> = {}): CompanyListItem {
  const id = 'f1b7c1d0-0000-7000-8000-000000000001';
  return {
    id,
    label: 'Main line',
    isDefault: false,
    isContainDefaultNo: false,
    phoneNumbers: [sampleNumber()],
    openHourTarget: { actionType: 'ivr', name: 'Main menu' },
    closedHourTarget: { actionType: 'voicemail', name: 'Renee Castellano' },
    isAlwaysOpen: false,
    timeZone: 'America/Chicago',
    closedUntil: null,
    version: 1,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...over,
  };
}

/** A phone number of such a row. */
export function sampleNumber(over: Partial<CompanyListItem['phoneNumbers'][number]> = {}) {
  return {
    id: 'f1b7c1d0-0000-7000-8000-0000000000a1',
    ownerId: 'f1b7c1d0-0000-7000-8000-000000000001',
    number: '+12515550100',
    label: 'Main line',
    isDefault: true,
    isTollFree: false,
    isBeingSetUp: false,
    ...over,
  };
}
