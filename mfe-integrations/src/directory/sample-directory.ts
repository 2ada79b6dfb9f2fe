import type {
  Directory,
  DirectoryGroup,
  DirectoryRequest,
} from '@jackfield/contract/api/directory';

const id = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`;

/** A group that nothing follows. */
export const sampleGroup: DirectoryGroup = {
  id: id('b2'),
  name: 'Everyone',
  members: 48,
  target: { kind: 'nothing' },
  problem: null,
};

/** A request that was refused. */
export const sampleRequest: DirectoryRequest = {
  id: id('c1'),
  at: '2026-11-26T16:38:00.000Z',
  key: 'Entra ID',
  method: 'POST',
  path: '/Users',
  status: 400,
  what: 'skipped',
  reason: 'No last name. Send name.familyName.',
  body: '{"userName":"front.desk@harbordental.com"}',
};

/** A directory that spoke today of 48 people. */
export const sampleDirectory = (part: Partial<Directory> = {}): Directory => ({
  url: 'https://portal.example.com/scim/v2',
  keys: [
    {
      id: id('e1'),
      name: 'Entra ID',
      start: 'jfk_8Qx2',
      lastUsedAt: '2026-11-26T16:40:00.000Z',
      endsAt: '2027-11-26T16:40:00.000Z',
    },
  ],
  lastAt: '2026-11-26T16:38:00.000Z',
  days: [
    { day: '2026-11-26', seen: 48, unchanged: 46, changed: 1, added: 0, suspended: 0, skipped: 1 },
    { day: '2026-11-25', seen: 48, unchanged: 48, changed: 0, added: 0, suspended: 0, skipped: 0 },
  ],
  people: [
    {
      subject: 'front.desk@harbordental.com',
      person: null,
      what: 'skipped',
      reason: 'No last name. Send name.familyName.',
      at: '2026-11-26T16:38:00.000Z',
    },
    {
      subject: 'priya@harbordental.com',
      person: { id: id('a1'), name: 'Priya Raghunathan' },
      what: 'changed',
      reason: 'Title: Lead hygienist',
      at: '2026-11-26T16:37:00.000Z',
    },
  ],
  groups: [
    {
      id: id('b1'),
      name: 'Accounting',
      members: 2,
      target: { kind: 'role', role: 'billing' },
      problem: null,
    },
    sampleGroup,
  ],
  rule: { kind: 'nobody' },
  held: [],
  undecided: [],
  ...part,
});
