import { said } from '../finding.ts';
import { sources } from '../sources.ts';
import { namesOf, saysName } from '../text/names.ts';
import { spansOf } from '../text/spans.ts';
import { descriptionMessages as messages } from './description-messages.ts';
import { writes } from './limits.ts';
import { frequency } from './opt-in-parts.ts';
import { registryTexts } from './registry-texts.ts';
import type { CampaignRule } from './subject.ts';

const field = 'description';
const recipients =
  /\b(?:customers?|clients?|patients?|members?|students?|parents?|guardians?|employees?|staff|crews?|teams?|subscribers?|users?|guests?|residents?|tenants?|donors?|supporters?|volunteers?|voters?|constituents?|drivers?|policy ?holders?|home ?owners?|buyers?|sellers?|recipients?|shoppers?|travell?ers?|visitors?|applicants?|candidates?|owners?|families|fans|followers|attendees|entrants|players|borrowers|investors|farmers|growers|callers?|(?:people|persons|those|anyone|everyone|individuals) (?:who|that|in|near|of)|alumni|faculty|neighbou?rs|contacts who)\b/i;
const purposes =
  /\b(?:remind\w*|confirm\w*|notif\w+|notices?|alerts?|warn\w*|codes?|passcodes?|passwords?|offers?|discounts?|deals?|promot\w+|sales?|news|updates?|inform\w*|answers?|support\w*|questions?|surveys?|asks?|status|deliver\w*|shipping|payments?|bill(?:s|ing)?|invoices?|events?|schedul\w+|appointments?|donat\w+|fundrais\w+|vot(?:e|es|ing)|verif\w+|sign(?:ing)?[- ]in|security|safety|outages?|clos(?:ing|ings|ures?)|invit\w+|welcom\w*|tells?|recall|loyalty|coordinate|arrange|respond|reply|claims?|emergenc\w+|drawing|entry|special\w*|rates|packages|tips)\b/i;
const vague =
  /\b(?:various (?:purposes|reasons|messages|topics)|(?:different|all|any) (?:types|kinds|sorts) of (?:messages|texts|communications?)|general (?:messages|communications?|purposes|use)|sends? (?:text )?messages to (?:our )?(?:customers|users|clients|people)\.|(?:business|marketing) purposes|miscellaneous|to be determined|tbd|and so on|etc)\b\.?/i;

/** What a description has to say: who sends to whom, why and how often. */
export const descriptionRules: readonly CampaignRule[] = [
  {
    code: 'descriptionSender',
    severity: 'block',
    source: sources.twilioExamples,
    passed: () => said(messages.senderPassed),
    find: ({ description, brand }) =>
      saysName(description, namesOf(brand))
        ? []
        : [
            {
              field,
              title: said(messages.sender),
              detail: said(messages.senderDetail),
              fix:
                brand.brandName.trim() === ''
                  ? null
                  : writes(
                      field,
                      `${registryTexts.sender(brand.brandName.trim())} ${description.trim()}`.trim(),
                      said(messages.senderFix, { name: brand.brandName.trim() }),
                    ),
            },
          ],
  },
  {
    code: 'descriptionRecipient',
    severity: 'block',
    source: sources.twilioExamples,
    passed: () => said(messages.recipientPassed),
    find: ({ description }) =>
      recipients.test(description)
        ? []
        : [{ field, title: said(messages.recipient), detail: said(messages.recipientDetail) }],
  },
  {
    code: 'descriptionPurpose',
    severity: 'block',
    source: sources.twilioExamples,
    passed: () => said(messages.purposePassed),
    find: ({ description }) =>
      purposes.test(description)
        ? []
        : [{ field, title: said(messages.purpose), detail: said(messages.purposeDetail) }],
  },
  {
    code: 'descriptionFrequency',
    severity: 'warn',
    source: null,
    passed: () => said(messages.frequencyPassed),
    find: ({ description }) =>
      frequency.test(description) ||
      /\bonly (?:when|in|if|after)\b|\bwhen it happens\b/i.test(description)
        ? []
        : [{ field, title: said(messages.frequency), detail: said(messages.frequencyDetail) }],
  },
  {
    code: 'descriptionVague',
    severity: 'block',
    source: sources.twilioExamples,
    passed: () => said(messages.vaguePassed),
    find: ({ description }) => {
      const spans = spansOf(description, vague);
      return spans.length === 0
        ? []
        : [{ field, spans, title: said(messages.vague), detail: said(messages.vagueDetail) }];
    },
  },
];
