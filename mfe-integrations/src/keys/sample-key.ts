import type { ApiKey } from '@jackfield/contract/api/key';

/** A key that reads users and calls, as the server lists it. */
export const sampleKey = (part: Partial<ApiKey> = {}): ApiKey => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  name: 'Practice software',
  start: 'jfk_8Qx2',
  scopes: ['people:read', 'usage:read'],
  networks: [],
  spendCap: null,
  spent: 0,
  currency: 'usd',
  createdAt: '2026-09-01T15:00:00.000Z',
  maker: { id: '018f0000-0000-7000-8000-000000000001', name: 'Renee Cole' },
  makerLeftAt: null,
  endsAt: '2027-03-31T15:00:00.000Z',
  oldSecretEndsAt: null,
  lastUsedAt: '2026-11-26T16:40:00.000Z',
  lastUsedFrom: '203.0.113.24',
  ...part,
});
