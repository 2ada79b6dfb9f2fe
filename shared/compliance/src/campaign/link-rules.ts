import { said } from '../finding.ts';
import { sources, twilioError } from '../sources.ts';
import { hostOf, isWithin, type Link, linksOf } from '../text/links.ts';
import { phonesOf } from '../text/phones.ts';
import { shorteners } from '../text/shorteners.ts';
import { sets, writes } from './limits.ts';
import { linkMessages as messages } from './link-messages.ts';
import { samplesOf } from './samples.ts';
import type { CampaignRule, CampaignSubject } from './subject.ts';

const isShort = ({ host }: Link) => shorteners.some((short) => isWithin(host, short));

const textsWithLinks = (
  campaign: CampaignSubject,
): { text: string; field: string; number?: number }[] => [
  ...samplesOf(campaign).map(({ text, field, number }) => ({ text, field, number })),
  { text: campaign.messageFlow, field: 'messageFlow' },
  { text: campaign.optInMessage, field: 'optInMessage' },
  { text: campaign.optOutMessage, field: 'optOutMessage' },
  { text: campaign.helpMessage, field: 'helpMessage' },
];

/** The text with each of some links replaced by an address. */
function withLinks(text: string, links: readonly Link[], address: string): string {
  return links
    .toReversed()
    .reduce((before, { start, end }) => before.slice(0, start) + address + before.slice(end), text);
}

const anyLink = (campaign: CampaignSubject) =>
  samplesOf(campaign).some(({ text }) => linksOf(text).length > 0);
const anyPhone = (campaign: CampaignSubject) =>
  samplesOf(campaign).some(({ text }) => phonesOf(text).length > 0);
const anySample = (campaign: CampaignSubject) => samplesOf(campaign).length > 0;

/** Links and telephone numbers, and what the form says of them. */
export const linkRules: readonly CampaignRule[] = [
  {
    code: 'linkShortener',
    severity: 'block',
    source: sources.publicShorteners,
    passed: () => said(messages.shortenerPassed),
    find: (campaign) =>
      textsWithLinks(campaign).flatMap(({ text, field, number }) => {
        const spans = linksOf(text).filter(isShort);
        const [first] = spans;
        if (!first) return [];
        const own = hostOf(campaign.brand.website);
        return [
          {
            field,
            spans,
            title: number ? said(messages.shortenerOf, { number }) : said(messages.shortener),
            detail: said(messages.shortenerDetail, { host: first.host }),
            fix: own.includes('.')
              ? writes(field, withLinks(text, spans, own), said(messages.shortenerFix, { own }))
              : null,
          },
        ];
      }),
  },
  {
    code: 'linkForeign',
    severity: 'warn',
    source: twilioError(30857),
    passed: () => said(messages.foreignPassed),
    applies: (campaign) => hostOf(campaign.brand.website).includes('.') && anyLink(campaign),
    find: (campaign) => {
      const own = hostOf(campaign.brand.website);
      return samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = linksOf(text).filter((link) => !isShort(link) && !isWithin(link.host, own));
        return spans.length === 0
          ? []
          : [
              {
                field,
                spans,
                title: said(messages.foreign, { number }),
                detail: said(messages.foreignDetail, { own }),
              },
            ];
      });
    },
  },
  {
    code: 'linkFlag',
    severity: 'block',
    source: sources.vettingCodes,
    passed: () => said(messages.linkFlagPassed),
    applies: anySample,
    find: (campaign) => {
      const shown = anyLink(campaign);
      return shown === campaign.embeddedLink
        ? []
        : [
            {
              field: 'embeddedLink',
              title: said(shown ? messages.linkFlagNo : messages.linkFlagYes),
              detail: said(shown ? messages.linkFlagNoDetail : messages.linkFlagYesDetail),
              fix: sets('embeddedLink', shown),
            },
          ];
    },
  },
  {
    code: 'phoneFlag',
    severity: 'block',
    source: twilioError(30889),
    passed: () => said(messages.phoneFlagPassed),
    applies: anySample,
    find: (campaign) => {
      const shown = anyPhone(campaign);
      return shown === campaign.embeddedPhone
        ? []
        : [
            {
              field: 'embeddedPhone',
              title: said(shown ? messages.phoneFlagNo : messages.phoneFlagYes),
              detail: said(shown ? messages.phoneFlagNoDetail : messages.phoneFlagYesDetail),
              fix: sets('embeddedPhone', shown),
            },
          ];
    },
  },
];
