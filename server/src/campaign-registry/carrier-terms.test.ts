import { messagingCarriers, useCases } from '@jackfield/contract/api/compliance';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { carrierTermsSchema, publishedTerms, termsByBand, termsFor } from './carrier-terms.ts';

const of = (useCase: string, score: number | null) =>
  termsFor(publishedTerms, { useCase, score }).map(
    ({ class: name, perMinute, perDay }) => `${name}:${perMinute ?? perDay}`,
  );

it('every use case has terms of each carrier, whatever the score', () => {
  for (const useCase of useCases) {
    for (const score of [null, 0, 24, 25, 49, 50, 74, 75, 100]) {
      const carriers = termsFor(publishedTerms, { useCase, score }).map(({ carrier }) => carrier);
      expect(carriers).toEqual(messagingCarriers);
    }
  }
});

it('annex G7 classes follow from use case and score, and change at the edges of the bands', () => {
  const none = 'null:null';
  expect(of('2FA', 100)).toEqual(['A:4500', '75 to 100:200000', none, none]);
  expect(of('2FA', 74)).toEqual(['C:2400', '50 to 74:40000', none, none]);
  expect(of('Marketing', 75)).toEqual(['B:4500', '75 to 100:200000', none, none]);
  expect(of('Mixed', 50)).toEqual(['D:2400', '50 to 74:40000', none, none]);
  expect(of('Mixed', 49)).toEqual(['F:240', '25 to 49:10000', none, none]);
  expect(of('2FA', 24)).toEqual(['E:240', 'below 25:2000', none, none]);
  expect(of('2FA', null)).toEqual(of('2FA', 0));
  expect(of('LowVolume', 100)[0]).toBe('T:75');
});

it('the bands lie side by side', () => {
  const bands = termsByBand(publishedTerms, '2FA').map(({ from, to }) => [from, to]);
  expect(bands).toEqual([
    [75, 100],
    [50, 74],
    [25, 49],
    [null, 24],
  ]);
  expect(v.is(carrierTermsSchema, publishedTerms)).toBe(true);
});
