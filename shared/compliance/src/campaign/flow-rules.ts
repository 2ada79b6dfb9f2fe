import { type Said, said } from '../finding.ts';
import { sources, twilioError } from '../sources.ts';
import { added } from '../text/add.ts';
import { linksOf } from '../text/links.ts';
import { spansOf, statedSpans } from '../text/spans.ts';
import { flowMessages as messages } from './flow-messages.ts';
import { writes } from './limits.ts';
import { bundledSpans, insertionOf, missingParts, type OptInPart } from './opt-in-parts.ts';
import { ownLink } from './registry-texts.ts';
import type { CampaignRule, CampaignSubject } from './subject.ts';

const field = 'messageFlow';

/** Names of the parts, as marks and findings say them. */
export const partNames: Readonly<Record<OptInPart, Said>> = {
  brand: said(messages.partBrand),
  frequency: said(messages.partFrequency),
  kinds: said(messages.partKinds),
  ownConsent: said(messages.partOwnConsent),
  rates: said(messages.partRates),
  stopAndHelp: said(messages.partStopAndHelp),
  terms: said(messages.partTerms),
};

const acts =
  /\b(?:tick(?:s|ed|ing)?|check(?:s|ed|ing)?(?: ?box(?:es)?)?|box(?:es)?|sign(?:s|ed|ing)?(?: up| in)?|texts? (?:us|the \w+) first|keyword|opt(?:s|ed|ing)?[- ]?in|subscribes?|enrolls?|enters?|ask(?:s|ed|ing)? for|agree(?:s|d)?|turns? on|switch(?:es)?|toggle|fill(?:s|ed)? (?:in|out)|scan(?:s|ned)?|says? yes|clear yes|verbal(?:ly)?|phone field|add(?:s|ed)? (?:a|their|your) (?:mobile|phone))\b/i;
const places =
  /\b(?:web ?sites?|web ?pages?|page|forms?|paper|by phone|phone call|in person|stores?|front desk|check-?out|portal|app|accounts?|profile|counter|cards?|script|signs\b|QR|kiosk|teller|flyer|bills?|number printed|on \w[\w-]*\.\w+|at \w[\w-]*\.\w+|at https?:)/i;
const optedBy = /\btext(?:s|ing)? (?:the word )?["“']?[A-Z]{3,}\b/;
const unclear =
  /\b(?:from time to time|occasional(?:ly)?|periodic(?:ally)?|regular(?:ly)?|every now and then|as needed|sometimes)\b/gi;
const sharing =
  /\b(?:shar(?:e|es|ed|ing)|sell(?:s|ing)?|sold|rent(?:s|ed|ing)?|transfer(?:s|red)?)\b[^.]{0,80}\b(?:partners?|third[- ]part(?:y|ies)|affiliates?|others?|vendors)\b|\b(?:and|or) (?:its|our|their) (?:\w+ )?(?:partners?|affiliates?|sponsors?)\b|\b(?:purchased|bought|rented) (?:lists?|leads|numbers)\b/i;
const behind =
  /\b(?:paper|signed? form|verbal(?:ly)?|in person|by phone|after (?:sign|log)|in their account|portal|behind a login|profile)\b/i;
const shown =
  /\b(?:screenshots?|picture|image|pdf|png|jpe?g|script|word for word|can be seen|reads?:)/i;

/** Pages that every campaign names, and sites as a whole, show nobody where people agree. */
const showsNothing = /^(?:https?:\/\/)?[^/]+\/?$|\b(?:privacy|terms|tos|legal|policy|policies)\b/i;
const namesProof = (text: string) =>
  linksOf(text).some(({ start, end }) => !showsNothing.test(text.slice(start, end)));

const isTyped = ({ messageFlow }: CampaignSubject) => messageFlow.trim() !== '';

/** Whose pages are written that nobody was asked about is told. */
function partsDetail(writesPages: boolean, brand: CampaignSubject['brand']) {
  const [terms, privacy] = [ownLink(brand, 'terms'), ownLink(brand, 'privacy')];
  return writesPages && terms && privacy
    ? said(messages.partsPages, { terms, privacy })
    : said(messages.partsDetail);
}

/** How people agree, as a reviewer reads it. */
export const flowRules: readonly CampaignRule[] = [
  {
    code: 'flowHow',
    severity: 'block',
    source: sources.bandwidth,
    passed: () => said(messages.howPassed),
    find: ({ messageFlow }) =>
      (acts.test(messageFlow) && places.test(messageFlow)) ||
      optedBy.test(messageFlow.replaceAll(/\b(?:STOP|HELP)\b/g, ''))
        ? []
        : [{ field, title: said(messages.how), detail: said(messages.howDetail) }],
  },
  {
    code: 'flowParts',
    severity: 'block',
    source: sources.awsChecklist,
    passed: () => said(messages.partsPassed),
    find: ({ messageFlow, brand, useCase }) => {
      const missing = missingParts(messageFlow, brand);
      if (missing.length === 0) return [];
      const insertions = missing.map((part) => insertionOf(part, brand, useCase));
      const text = insertions.reduce<string>(
        (before, sentence) => (sentence === null ? before : added(before, sentence)),
        messageFlow,
      );
      const canAdd = insertions.some((sentence) => sentence !== null) && messageFlow.trim() !== '';
      return [
        {
          field,
          title: said(messages.parts, { count: missing.length }),
          detail: partsDetail(missing.includes('terms') && canAdd, brand),
          fix: canAdd
            ? writes(field, text, said(messages.partsFix, { count: missing.length }))
            : null,
        },
      ];
    },
  },
  {
    code: 'flowOwnConsent',
    severity: 'block',
    source: twilioError(30556),
    passed: () => said(messages.ownConsentPassed),
    find: ({ messageFlow }) => {
      const spans = bundledSpans(messageFlow);
      return spans.length === 0
        ? []
        : [
            {
              field,
              spans,
              title: said(messages.ownConsent),
              detail: said(messages.ownConsentDetail),
            },
          ];
    },
  },
  {
    code: 'flowSharing',
    severity: 'block',
    source: twilioError(30896),
    passed: () => said(messages.sharingPassed),
    find: ({ messageFlow }) => {
      const spans = statedSpans(messageFlow, sharing);
      return spans.length === 0
        ? []
        : [{ field, spans, title: said(messages.sharing), detail: said(messages.sharingDetail) }];
    },
  },
  {
    code: 'flowFrequencyWords',
    severity: 'warn',
    source: twilioError(30545),
    passed: () => said(messages.unclearPassed),
    applies: isTyped,
    find: ({ messageFlow }) => {
      const spans = spansOf(messageFlow, unclear);
      return spans.length === 0
        ? []
        : [{ field, spans, title: said(messages.unclear), detail: said(messages.unclearDetail) }];
    },
  },
  {
    code: 'flowProof',
    severity: 'warn',
    source: twilioError(30909),
    passed: () => said(messages.proofPassed),
    applies: isTyped,
    find: ({ messageFlow }) =>
      !behind.test(messageFlow) || shown.test(messageFlow) || namesProof(messageFlow)
        ? []
        : [{ field, title: said(messages.proof), detail: said(messages.proofDetail) }],
  },
];
