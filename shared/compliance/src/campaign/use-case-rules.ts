import { said } from '../finding.ts';
import { sources } from '../sources.ts';
import { spansOf } from '../text/spans.ts';
import { expected, type Kind, kinds, promoting } from '../text/vocabulary.ts';
import { samplesOf } from './samples.ts';
import type { CampaignRule, CampaignSubject } from './subject.ts';
import { useCaseMessages as messages } from './use-case-messages.ts';

const kindsIn = (text: string): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].test(text));

const mayPromote = ({ useCase, subUseCases }: CampaignSubject) =>
  promoting.has(useCase) || subUseCases.some((one) => promoting.has(one));

/** Whether use case, brand and samples agree. */
export const useCaseRules: readonly CampaignRule[] = [
  {
    code: 'useCaseSamples',
    severity: 'block',
    source: sources.vettingCodes,
    passed: () => said(messages.samplesPassed),
    applies: (campaign) => campaign.useCase in expected && samplesOf(campaign).length > 0,
    find: (campaign) => {
      const wanted = expected[campaign.useCase] ?? [];
      const shown = samplesOf(campaign).map(({ text }) => kindsIn(text));
      if (shown.some((one) => one.some((kind) => wanted.includes(kind)))) return [];
      const otherwise = shown.every((one) => one.length > 0);
      return [
        {
          field: 'sampleMessages.0',
          severity: otherwise ? 'block' : 'warn',
          title: said(messages.samples),
          detail: said(messages.samplesDetail),
        },
      ];
    },
  },
  {
    code: 'useCasePromotion',
    severity: 'block',
    source: sources.vettingCodes,
    passed: () => said(messages.promotionPassed),
    applies: (campaign) => campaign.useCase !== '' && !mayPromote(campaign),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, kinds.promotion);
        return spans.length === 0
          ? []
          : [
              {
                field,
                spans,
                title: said(messages.promotion, { number }),
                detail: said(messages.promotionDetail),
              },
            ];
      }),
  },
  {
    code: 'useCasePrizes',
    severity: 'warn',
    source: sources.restrictedContent,
    passed: () => said(messages.prizesPassed),
    applies: ({ useCase, subUseCases }) =>
      useCase !== '' && useCase !== 'Sweepstake' && !subUseCases.includes('Sweepstake'),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, /\b(?:sweepstakes?|raffles?|giveaways?|prizes?|contests?)\b/i);
        return spans.length === 0
          ? []
          : [
              {
                field,
                spans,
                title: said(messages.prizes, { number }),
                detail: said(messages.prizesDetail),
              },
            ];
      }),
  },
  {
    code: 'useCaseCharity',
    severity: 'block',
    source: sources.twilioNonprofit,
    passed: () => said(messages.charityPassed),
    applies: ({ useCase }) => useCase === 'Charity',
    find: ({ brand }) =>
      brand.companyType === '' || brand.companyType === 'NonProfit'
        ? []
        : [
            {
              field: 'useCase',
              title: said(messages.charity),
              detail: said(messages.charityDetail),
            },
          ],
  },
];
