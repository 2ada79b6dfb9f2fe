import type { TeammateListItem } from '@jackfield/contract/api/teammate';

/** A row for tests; members given replace those of an active standard user. */
export function samplePerson(over: Partial<TeammateListItem> = {}): TeammateListItem {
  const firstName = over.firstName ?? 'Maya';
  const lastName = over.lastName ?? 'Okafor';
  return {
    id: 'f1b7c1d0-0000-7000-8000-000000000001',
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: 'maya.okafor@harbordental.com',
    title: 'Office manager',
    extension: '1002',
    defaultNumber: '+12515550142',
    numberCount: 1,
    role: 'standard',
    access: null,
    status: 'active',
    isTenantOwner: false,
    isEmailConfirmed: true,
    profileImage: null,
    presence: 'offline',
    lastSeenAt: '2026-11-18T16:12:00.000Z',
    teams: [],
    version: 3,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...over,
  };
}
