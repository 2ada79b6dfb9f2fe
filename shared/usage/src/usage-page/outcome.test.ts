import type { UsageRecord } from '@jackfield/contract/api/usage';
import { expect, it } from 'vitest';
import { outcomeText } from './outcome.ts';

const id = '018f0000-0000-7000-8000-0000000000a1';
const call: UsageRecord = {
  id,
  date: '2026-03-01T18:05:00.000Z',
  usageType: 'voice',
  direction: 'inbound',
  from: '+12055550111',
  to: '+12515550100',
  teammateName: '',
  duration: 60,
  units: 1,
  rate: 0,
  amount: 0,
  currency: 'usd',
  teammateId: null,
  outcome: null,
  takenBy: null,
  owner: null,
  isCallerBlocked: false,
};
const team = { kind: 'team', id, name: 'Front desk' } as const;

it.each([
  ['answered', team, 'Answered by Front desk'],
  ['answered', null, 'The call was answered'],
  ['voicemail', team, 'Voicemail of Front desk'],
  [
    'forwarded',
    { kind: 'external', id: null, name: '+13125550100' },
    'Forwarded to +1 (312) 555-0100',
  ],
  ['missed', null, 'Nobody answered'],
  ['message', null, 'A greeting was played, and the call ended'],
  ['blocked', null, 'Turned away, because the caller was blocked'],
  [null, null, 'The carrier did not say'],
] as const)('annex J4 a call that was %s by %j: %s', (outcome, takenBy, sentence) => {
  expect(outcomeText({ ...call, outcome, takenBy })).toBe(sentence);
});

it('says nothing of messages', () => {
  expect(outcomeText({ ...call, usageType: 'sms' })).toBeNull();
});
