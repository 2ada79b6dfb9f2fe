import { campaignStatuses } from '@jackfield/contract/api/compliance';
import type { StoryStep } from '@jackfield/contract/api/submission';
import { expect, it } from 'vitest';
import { sampleCampaign } from '../campaigns/sample-campaign.ts';
import type { Mark } from '../submission/timeline.ts';
import { campaignTimeline } from './campaign-timeline.ts';

const told = (step: StoryStep['step'], day: number): StoryStep => ({
  step,
  at: `2026-11-${day}T12:00:00.000Z`,
  by: null,
  note: null,
  paid: null,
});
const marks = (campaign: ReturnType<typeof sampleCampaign>): [string, Mark][] =>
  campaignTimeline(campaign).map(({ past, ahead, mark }) => [past?.step ?? ahead ?? '', mark]);

it('leaves the numbers to be chosen once the carriers have approved it', () => {
  const story = [told('submitted', 15), told('paid', 15), told('approved', 20)];
  expect(marks(sampleCampaign({ story }))).toEqual([
    ['submitted', 'done'],
    ['paid', 'done'],
    ['approved', 'done'],
    ['numbers', 'yours'],
    ['texts', 'open'],
  ]);
  const numbers = campaignTimeline(sampleCampaign({ story })).find(
    ({ ahead }) => ahead === 'numbers',
  );
  expect(numbers?.since).toBe('2026-11-20T12:00:00.000Z');
});

it('shows a refusal in red, the correction as your move, and the way on', () => {
  const story = [told('submitted', 15), told('paid', 15), told('rejected', 19)];
  expect(marks(sampleCampaign({ status: 'rejected', story })).slice(2)).toEqual([
    ['rejected', 'stopped'],
    ['correction', 'yours'],
    ['review', 'open'],
    ['approval', 'open'],
    ['numbers', 'open'],
    ['texts', 'open'],
  ]);
});

it('ends with texts that go out, or with the end of the campaign', () => {
  const story = [told('submitted', 15), told('numbersAdded', 20)];
  const active = sampleCampaign({
    story,
    phoneNumberIds: ['018f0000-0000-7000-8000-0000000000f1'],
  });
  expect(marks(active).at(-1)).toEqual(['texts', 'done']);
  const ended = sampleCampaign({ status: 'deactivated', story: [told('deactivated', 21)] });
  expect(marks(ended)).toEqual([['deactivated', 'stopped']]);
});

it('is nobody’s move or one side’s, in every state', () => {
  for (const status of campaignStatuses) {
    const moves = marks(sampleCampaign({ status })).filter(([, mark]) =>
      ['yours', 'waiting'].includes(mark),
    );
    expect(moves.length, status).toBe(status === 'deactivated' ? 0 : 1);
  }
});
