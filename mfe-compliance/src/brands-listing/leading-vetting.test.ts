import { expect, it } from 'vitest';
import { leadingVetting, type Vetting } from './leading-vetting.ts';
import { vettingText } from './vetting-text.ts';

const vetting = (over: Partial<Vetting>): Vetting => ({
  provider: 'Aegis Mobile',
  vettingClass: 'Standard',
  status: 'passed',
  score: 50,
  ...over,
});

it('shows the best passed vetting before one under way and one that failed', () => {
  const requested = vetting({ status: 'requested', score: null });
  const failed = vetting({ status: 'failed', score: 90 });
  const best = vetting({ score: 78 });
  expect(leadingVetting([vetting({}), requested, failed, best])).toBe(best);
  expect(leadingVetting([failed, requested])).toBe(requested);
  expect(leadingVetting([])).toBeNull();
});

it('says the score when there is one', () => {
  expect(vettingText(vetting({ score: 78 }))).toBe('Passed, score 78');
  expect(vettingText(vetting({ score: 0 }))).toBe('Passed, score 0');
  expect(vettingText(vetting({ status: 'failed', score: null }))).toBe('Failed');
  expect(vettingText(vetting({ status: 'requested', score: null }))).toBe('Requested');
});
