import { expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { brandTimeline } from './brand-timeline.ts';

const marks = (part: Parameters<typeof sampleBrand>[0]) =>
  brandTimeline(sampleBrand(part)).map(({ mark, past, ahead }) => [mark, past?.step ?? ahead]);

it('tells what happened, and whose move comes next', () => {
  expect(marks({})).toEqual([
    ['done', 'submitted'],
    ['stopped', 'unverified'],
    ['yours', 'correct'],
    ['open', 'check'],
    ['open', 'verified'],
  ]);
  expect(marks({ status: 'pending', story: [] })).toEqual([
    ['waiting', 'check'],
    ['open', 'verified'],
  ]);
  expect(marks({ status: 'verified', story: [] })).toEqual([]);
  expect(marks({ status: 'verified', needsRevet: true, story: [] })[0]).toEqual([
    'yours',
    'correct',
  ]);
});
