import { type Said, said } from '../finding.ts';
import type { Hit } from '../rule.ts';
import { sources, twilioError } from '../sources.ts';
import { added } from '../text/add.ts';
import { hostOf, linksOf } from '../text/links.ts';
import { namesOf, saysName } from '../text/names.ts';
import { phonesOf } from '../text/phones.ts';
import { writes } from './limits.ts';
import { frequency, helpWord, rates, stopWord } from './opt-in-parts.ts';
import { registryTexts } from './registry-texts.ts';
import { replyMessages as messages } from './reply-messages.ts';
import type { CampaignRule, CampaignSubject } from './subject.ts';

type Reply = 'optInMessage' | 'optOutMessage' | 'helpMessage';

const confirms =
  /\b(?:unsubscribed|opted out|opt(?:ed)?-out|no (?:more|further|longer)|not (?:text|receive|get|send)|removed|(?:are|is) (?:off|out)\b|stopped|cancell?ed)/i;
const email = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,24}/i;

/** The hit of a reply that lacks its name, or something else that can be added. */
function lacking(
  campaign: CampaignSubject,
  field: Reply,
  lacks: readonly (readonly [missing: boolean, words: string])[],
  texts: { title: Said; detail: Said },
): Hit[] {
  const text = campaign[field];
  const name = campaign.brand.brandName.trim();
  const nameless = !saysName(text, namesOf(campaign.brand));
  const missing = lacks.filter(([isMissing]) => isMissing);
  if (!nameless && missing.length === 0 && text.trim() !== '') return [];
  const named = nameless && name !== '' ? `${name}: ${text.trim()}`.trim() : text.trim();
  const full = missing.reduce(
    (before, [, words]) => (words === '' ? before : added(before, words)),
    named,
  );
  return [
    {
      field,
      ...texts,
      fix: full === text || (nameless && name === '') ? null : writes(field, full),
    },
  ];
}

const supportPlace = ({ brand }: CampaignSubject) => {
  const host = hostOf(brand.website);
  return host.includes('.') ? registryTexts.support(host) : '';
};

/** What is answered to people who join, leave or ask for help. */
export const replyRules: readonly CampaignRule[] = [
  {
    code: 'optInMessage',
    severity: 'block',
    source: sources.awsChecklist,
    passed: () => said(messages.optInPassed),
    find: (campaign) =>
      lacking(
        campaign,
        'optInMessage',
        [
          [!frequency.test(campaign.optInMessage), registryTexts.frequency],
          [!rates.test(campaign.optInMessage), registryTexts.rates],
          [!helpWord.test(campaign.optInMessage), registryTexts.help],
          [!stopWord.test(campaign.optInMessage), registryTexts.stop],
        ],
        { title: said(messages.optIn), detail: said(messages.optInDetail) },
      ),
  },
  {
    code: 'optOutMessage',
    severity: 'block',
    source: twilioError(30887),
    passed: () => said(messages.optOutPassed),
    find: (campaign) =>
      lacking(
        campaign,
        'optOutMessage',
        [[!confirms.test(campaign.optOutMessage), registryTexts.unsubscribed]],
        { title: said(messages.optOut), detail: said(messages.optOutDetail) },
      ),
  },
  {
    code: 'helpMessage',
    severity: 'block',
    source: sources.awsChecklist,
    passed: () => said(messages.helpPassed),
    find: (campaign) => {
      const text = campaign.helpMessage;
      const reachable = phonesOf(text).length > 0 || linksOf(text).length > 0 || email.test(text);
      return lacking(campaign, 'helpMessage', [[!reachable, supportPlace(campaign)]], {
        title: said(messages.help),
        detail: said(messages.helpDetail),
      });
    },
  },
];
