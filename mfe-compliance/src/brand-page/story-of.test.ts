import { expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { storyOf } from './story-of.ts';

const marks = (part: Parameters<typeof sampleBrand>[0]) =>
  storyOf(sampleBrand(part)).map(({ mark, past, ahead }) => [mark, past?.step ?? ahead]);

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

it('a submission and its payment are one step', () => {
  const at = '2026-11-01T15:12:00.000Z';
  const paid = { amount: 4, card: { brand: 'visa', last4Digits: '4242' } };
  const story = [
    { step: 'submitted' as const, at, by: 'Renee Castellano', note: null, paid: null },
    { step: 'paid' as const, at, by: null, note: null, paid },
    { step: 'verified' as const, at, by: null, note: null, paid: null },
  ];
  const steps = storyOf(sampleBrand({ status: 'verified', story }));
  expect(steps.map(({ past }) => [past?.step, past?.paid])).toEqual([
    ['submitted', paid],
    ['verified', null],
  ]);
});
