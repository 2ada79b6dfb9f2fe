import type { Span } from '../finding.ts';
import type { CampaignBrand } from '../subjects.ts';
import { linksOf } from '../text/links.ts';
import { namesOf, saysName } from '../text/names.ts';
import { statedSpans } from '../text/spans.ts';
import { ownLink, registryTexts } from './registry-texts.ts';

/** The seven parts of the text with which people agree. */
export const optInParts = [
  'brand',
  'kinds',
  'frequency',
  'rates',
  'stopAndHelp',
  'terms',
  'ownConsent',
] as const;
export type OptInPart = (typeof optInParts)[number];

export const frequency =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several)(?: (?:to|or|-) (?:\d+|\w+))? (?:\w+ )?(?:msgs?|messages?|texts?|sms)\b|\b(?:msgs?|messages?|texts?)[/ ](?:a |per |each |every )?(?:day|week|month|mo|year|order|request|visit|stay|claim)|\bfrequency\b|\b(?:\d+|one|two|three|four|five|six|ten|once|twice)(?: times)?(?: to \w+)? (?:a|an|per|each|every) (?:day|week|month|year|order|request|visit|stay|claim|drawing|term)|\bdaily\b|\bweekly\b|\bmonthly\b|\bone per\b/i;
export const rates = /\b(?:msg|message)s?\s*(?:&|and|\+)\s*data rates? (?:may )?appl(?:y|ies)/i;
export const stopWord = /\bSTOP\b/;
export const helpWord = /\bHELP\b/;
const kindsOfTexts =
  /\b(?:reminders?|alerts?|notices?|updates?|offers?|promotion\w*|deals?|codes?|news|confirmations?|surveys?|donation|fundraising|notifications?|appointments?|deliver(?:y|ies)|orders?|billing|claims?|about (?:my|your|our|the|his|her|their|its|campus|events?)|answers?\b|when a |shift texts|marketing)\b/i;
const termsPage = /\bterms\b|\b(?:sms|quilt|contest|program)-?(?:terms|rules)\b|\brules\b/i;
const privacyPage = /\bprivacy\b/i;

const bundles = [
  /\bby (?:accepting|agreeing to|signing|using|creating|making|placing|completing|purchasing|buying|registering|booking|visiting)\b[^.]{0,100}\b(?:agrees?|consents?|receive|opt(?:s|ed)? in)\b/i,
  /\b(?:calls?|phone calls?|e-?mails?)(?:,| and| or)[^."”]{0,24}\btext(?:s| messages)?\b|\btexts?(?: messages?)?(?:,| and| or) (?:calls?|e-?mails?)\b/i,
  /\bpre-?(?:checked|ticked|selected)\b|\b(?:checked|ticked|selected|on) by default\b|\b(?:automatically|already) (?:checked|ticked|enrolled|opted|subscribed|signed up)\b/i,
  /\b(?:required|mandatory|must agree|have to agree)\b[^."”]{0,50}\b(?:buy|purchase|book|order|register|complete|continue|text|consent)\b|\bcondition of (?:purchase|sale|service|treatment|employment)\b/i,
  /\b(?:impl(?:ied|icit)|assumed) consent\b|\bconsent is (?:implied|assumed)\b/i,
  /\b(?:part of|included in|hidden in|accept\w* in|consent in) (?:our|the|its) (?:terms|privacy)/i,
];

/** Words that tie agreeing to texts to something else, or agree for people. */
export const bundledSpans = (text: string): Span[] =>
  bundles
    .flatMap((pattern) => statedSpans(text, pattern))
    .filter(
      ({ start, end }) => !/\bun(?:checked|ticked|selected) by/i.test(text.slice(start - 2, end)),
    )
    .sort((a, b) => a.start - b.start);

/** Whether each part is there. */
export function partsIn(text: string, brand: CampaignBrand): Record<OptInPart, boolean> {
  const written = text.trim() !== '';
  return {
    brand: written && saysName(text, namesOf(brand)),
    kinds: kindsOfTexts.test(text),
    frequency: frequency.test(text),
    rates: rates.test(text),
    stopAndHelp: stopWord.test(text) && helpWord.test(text),
    terms: termsPage.test(text) && privacyPage.test(text) && linksOf(text).length > 0,
    ownConsent: written && bundledSpans(text).length === 0,
  };
}

/** Parts that are not there and that can be written in. */
export const missingParts = (text: string, brand: CampaignBrand): OptInPart[] => {
  const parts = partsIn(text, brand);
  return optInParts.filter((part) => part !== 'ownConsent' && !parts[part]);
};

/** The sentence that adds a part; null where the brand lacks what it takes. */
export function insertionOf(part: OptInPart, brand: CampaignBrand, useCase: string): string | null {
  const name = brand.brandName.trim();
  if (part === 'brand') return name === '' ? null : registryTexts.sentBy(name);
  if (part === 'kinds') return registryTexts.kinds(useCase);
  if (part === 'frequency') return registryTexts.frequency;
  if (part === 'rates') return registryTexts.rates;
  if (part === 'stopAndHelp') return registryTexts.stopAndHelp;
  const terms = ownLink(brand, 'terms');
  const privacy = ownLink(brand, 'privacy');
  return part === 'terms' && terms && privacy ? registryTexts.pages(terms, privacy) : null;
}
