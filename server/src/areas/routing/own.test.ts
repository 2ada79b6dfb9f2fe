import { account, company, person, team, to } from '@jackfield/domain/routing/sample-account';
import { expect, it } from 'vitest';
import { ownImpact } from './own.ts';

// Monday, midnight in Chicago.
const from = Date.parse('2026-11-16T06:00:00Z');

const config = account({
  companies: [company({ openHour: to('team', 'Sales') })],
  teams: [
    team('Sales', { inboundFlow: 'callQueue', memberIds: ['Ana', 'Ben'], signedOutIds: ['Ben'] }),
  ],
  people: ['Ana', 'Ben', 'Cid'].map((name) => person(name)),
});
const impact = async (who: string) =>
  (await ownImpact({ config, planned: [], from }, who, { signOutOf: 'Sales' })).differences;

it('[LIVE-02] tells the last one who signs out of a queue where its callers go', async () => {
  expect(await impact('Ana')).toMatchObject([
    { numbers: [], before: { kind: 'answered', name: 'Sales' }, after: { kind: 'voicemail' } },
  ]);
});

it('[LIVE-02] tells nobody of queues of others', async () => {
  expect(await impact('Cid')).toEqual([]);
});
