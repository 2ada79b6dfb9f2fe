import { expect, it } from 'vitest';
import { toldOfCall } from './told-of-call.ts';

it.each([
  [{}, { portalId: null, declineWay: null }],
  [{ 'X-Jackfield-Call': 'c1' }, { portalId: 'c1', declineWay: null }],
  [{ 'X-Jackfield-Decline': 'voicemail' }, { portalId: null, declineWay: 'voicemail' }],
  [{ 'X-Jackfield-Decline': 'elsewhere' }, { portalId: null, declineWay: null }],
])('[CALL-16] an INVITE with %j tells %j', (headers, told) => {
  const fields = new Map(Object.entries(headers));
  expect(toldOfCall({ getHeader: (name) => fields.get(name) })).toEqual(told);
});
