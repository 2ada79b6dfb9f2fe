import { expect, it } from 'vitest';
import { refusedPaths } from './rejection-fields.ts';
import { sampleCampaign } from './sample-campaign.ts';

const refused = (rejections: [code: string | null, description: string, field: string | null][]) =>
  sampleCampaign({
    rejections: rejections.map(([code, description, field]) => ({ code, description, field })),
  });

it('[COMP-17] takes the field that the carriers name', () => {
  expect(refusedPaths(refused([['803', 'No opt-in', 'sampleMessages[1]']]))).toEqual([
    'sampleMessages.1',
  ]);
});

it('[COMP-17] knows the field by the code, else by the words', () => {
  expect(refusedPaths(refused([['30886', 'Refused.', null]]))).toEqual(['description']);
  const words = 'Sample message 2 has no way to opt out.';
  expect(refusedPaths(refused([[null, words, null]]))).toEqual(['sampleMessages.1']);
  expect(refusedPaths(sampleCampaign({ rejectionReason: words }))).toEqual(['sampleMessages.1']);
});

it('leaves out what no field of a campaign mends', () => {
  expect(refusedPaths(refused([['1101', 'No website was found.', null]]))).toEqual([]);
  expect(refusedPaths(refused([[null, 'Because.', null]]))).toEqual([]);
});
