import { type Said, said } from '../finding.ts';
import { sources } from '../sources.ts';
import { ageRestricted, forbidden, lending, pressing } from '../text/content.ts';
import { spansOf } from '../text/spans.ts';
import { contentMessages as messages } from './content-messages.ts';
import { sets, writes } from './limits.ts';
import { samplesOf } from './samples.ts';
import type { CampaignRule, CampaignSubject } from './subject.ts';

const why: Readonly<Record<keyof typeof forbidden, Said>> = {
  cannabis: said(messages.cannabis),
  debt: said(messages.debt),
  drugs: said(messages.drugs),
  gambling: said(messages.gambling),
  leads: said(messages.leads),
  lending: said(messages.lending),
  riches: said(messages.riches),
  sex: said(messages.sex),
  swearing: said(messages.swearing),
};

const texts = (campaign: CampaignSubject) => [
  { text: campaign.description, field: 'description' },
  ...samplesOf(campaign).map(({ text, field }) => ({ text, field })),
];
const mentions = (campaign: CampaignSubject, pattern: RegExp) =>
  texts(campaign).some(({ text }) => pattern.test(text));

const known = new Set(
  'STOP HELP START STOPALL UNSUBSCRIBE CANCEL QUIT END YES INFO JOIN ALERT TEXT REPLY AM PM USA LLC INC EIN CST EST PST MST'.split(
    ' ',
  ),
);
const capitals = /\b\p{Lu}{4,}\b/gu;

/** Words in capitals that are neither keywords nor a name. */
function shouted(text: string, campaign: CampaignSubject) {
  const own = `${campaign.brand.brandName} ${campaign.brand.companyName} ${campaign.optInKeywords} ${campaign.optOutKeywords} ${campaign.helpKeywords}`;
  return spansOf(text, capitals).filter(({ start, end }) => {
    const word = text.slice(start, end);
    return !known.has(word) && !own.includes(word) && !/\bcode\s+$/i.test(text.slice(0, start));
  });
}

/** What texts are about, and how loud they are. */
export const contentRules: readonly CampaignRule[] = [
  {
    code: 'contentForbidden',
    severity: 'block',
    source: sources.carrierCodes,
    passed: () => said(messages.forbiddenPassed),
    find: (campaign) =>
      texts(campaign).flatMap(({ text, field }) =>
        Object.entries(forbidden).flatMap(([name, pattern]) => {
          const spans = spansOf(text, pattern);
          const detail = why[name as keyof typeof forbidden];
          return spans.length === 0
            ? []
            : [{ field, spans, title: said(messages.forbidden), detail }];
        }),
      ),
  },
  {
    code: 'contentAge',
    severity: 'block',
    source: sources.carrierCodes,
    passed: () => said(messages.agePassed),
    find: (campaign) =>
      campaign.ageGated
        ? []
        : texts(campaign).flatMap(({ text, field }) => {
            const spans = spansOf(text, ageRestricted);
            return spans.length === 0
              ? []
              : [
                  {
                    field,
                    spans,
                    title: said(messages.age),
                    detail: said(messages.ageDetail),
                    fix: sets('ageGated', true),
                  },
                ];
          }),
  },
  {
    code: 'contentLending',
    severity: 'block',
    source: sources.twilioCampaigns,
    passed: () => said(messages.directLendingPassed),
    find: (campaign) =>
      campaign.directLending || !mentions(campaign, lending)
        ? []
        : [
            {
              field: 'directLending',
              title: said(messages.directLending),
              detail: said(messages.directLendingDetail),
              fix: sets('directLending', true),
            },
          ],
  },
  {
    code: 'contentPressing',
    severity: 'warn',
    source: sources.claims,
    passed: () => said(messages.pressingPassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, pressing);
        return spans.length === 0
          ? []
          : [
              {
                field,
                spans,
                title: said(messages.pressing, { number }),
                detail: said(messages.pressingDetail),
              },
            ];
      }),
  },
  {
    code: 'contentShouting',
    severity: 'warn',
    source: null,
    passed: () => said(messages.shoutingPassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = shouted(text, campaign);
        if (spans.length < 2) return [];
        const quiet = spans
          .toReversed()
          .reduce(
            (before, { start, end }) =>
              before.slice(0, start) + before.slice(start, end).toLowerCase() + before.slice(end),
            text,
          );
        return [
          {
            field,
            spans,
            title: said(messages.shouting, { number }),
            detail: said(messages.shoutingDetail),
            fix: writes(field, quiet, said(messages.shoutingFix)),
          },
        ];
      }),
  },
];
