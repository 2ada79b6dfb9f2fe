import { useCases, messagingCarriers } from '@jackfield/contract/api/compliance';
import * as v from 'valibot';

const limit = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** What a carrier lets through of some use cases, from a score on. */
const ruleSchema = v.object({
  carrier: v.picklist(messagingCarriers),
  /** Use cases that it is for; null for all that no other rule of the carrier names. */
  useCases: v.nullable(v.array(v.picklist(useCases))),
  /** Lowest vetting score; null where no score is needed. */
  from: v.nullable(score),
  class: v.nullable(v.string()),
  perMinute: limit,
  perDay: limit,
  sharedBy: v.nullable(v.picklist(['campaign', 'brand'])),
});

/** Terms of the carriers, with who says so and when it was read. */
export const carrierTermsSchema = v.object({
  source: v.object({ name: v.string(), readOn: v.pipe(v.string(), v.isoDate()) }),
  /** Lowest scores of the bands that are shown, the best first; the last is for brands without one. */
  bands: v.array(score),
  rules: v.array(ruleSchema),
});
export type CarrierTerms = v.InferOutput<typeof carrierTermsSchema>;

type Rule = v.InferOutput<typeof ruleSchema>;

const mixed: Rule['useCases'] = ['Mixed', 'Marketing'];
const perCampaign = { carrier: 'AT&T', perDay: null, sharedBy: 'campaign' } as const;
const perBrand = {
  carrier: 'T-Mobile',
  perMinute: null,
  sharedBy: 'brand',
  useCases: null,
} as const;
const unpublished = { class: null, perMinute: null, perDay: null, sharedBy: null } as const;

/** Terms that Telnyx publishes of all four carriers; operators replace them by a file of their own. */
export const publishedTerms: CarrierTerms = {
  source: { name: 'Telnyx, 10DLC Rate Limits & Throughput', readOn: '2026-11-23' },
  bands: [75, 50, 25],
  rules: [
    { ...perCampaign, class: 'T', useCases: ['LowVolume'], from: null, perMinute: 75 },
    { ...perCampaign, class: 'A', useCases: null, from: 75, perMinute: 4500 },
    { ...perCampaign, class: 'C', useCases: null, from: 50, perMinute: 2400 },
    { ...perCampaign, class: 'E', useCases: null, from: null, perMinute: 240 },
    { ...perCampaign, class: 'B', useCases: mixed, from: 75, perMinute: 4500 },
    { ...perCampaign, class: 'D', useCases: mixed, from: 50, perMinute: 2400 },
    { ...perCampaign, class: 'F', useCases: mixed, from: null, perMinute: 240 },
    { ...perBrand, class: '75 to 100', from: 75, perDay: 200_000 },
    { ...perBrand, class: '50 to 74', from: 50, perDay: 40_000 },
    { ...perBrand, class: '25 to 49', from: 25, perDay: 10_000 },
    { ...perBrand, class: 'below 25', from: null, perDay: 2000 },
    { carrier: 'Verizon', useCases: null, from: null, ...unpublished },
    { carrier: 'US Cellular', useCases: null, from: null, ...unpublished },
  ],
};

/** What each carrier lets through of a use case at a score; null stands for a brand without one. */
export function termsFor(
  { rules }: CarrierTerms,
  { useCase, score: reached }: { useCase: string; score: number | null },
) {
  return messagingCarriers.flatMap((carrier) => {
    const own = rules.filter((rule) => rule.carrier === carrier);
    const named = own.filter((rule) => rule.useCases?.some((one) => one === useCase));
    const matching = named.length > 0 ? named : own.filter((rule) => rule.useCases === null);
    const best = matching
      .filter(({ from }) => from === null || (reached !== null && reached >= from))
      .toSorted((one, other) => (other.from ?? -1) - (one.from ?? -1))[0];
    if (best === undefined) return [];
    const { class: name, perMinute, perDay, sharedBy } = best;
    return [{ carrier, class: name, perMinute, perDay, sharedBy }];
  });
}

/** The terms of a use case for each band of scores, the best first. */
export function termsByBand(terms: CarrierTerms, useCase: string) {
  const bands = terms.bands.map((from, at) => ({
    from,
    to: at === 0 ? 100 : (terms.bands[at - 1] ?? 101) - 1,
    terms: termsFor(terms, { useCase, score: from }),
  }));
  const lowest = terms.bands.at(-1);
  return [
    ...bands,
    {
      from: null,
      to: lowest === undefined ? null : lowest - 1,
      terms: termsFor(terms, { useCase, score: null }),
    },
  ];
}
