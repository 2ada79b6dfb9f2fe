import {
  type Industry,
  industries,
  type UseCase,
  useCases,
} from '@jackfield/contract/api/compliance';
import { added } from '../text/add.ts';
import { registryTexts } from '../campaign/registry-texts.ts';
import type { CampaignBrand, CampaignDraft } from '../subjects.ts';
import { hostOf, linksOf } from '../text/links.ts';
import { phonesOf } from '../text/phones.ts';
import { industryWords } from './industry-words.ts';
import { useCaseTexts } from './use-case-texts.ts';

/** What of a brand an example is filled with. */
export type ExampleBrand = CampaignBrand & { readonly industry: string };

/** Texts of an example; who uses them reads and edits them before anything is sent. */
export type CampaignExample = Pick<
  CampaignDraft,
  | 'description'
  | 'messageFlow'
  | 'sampleMessages'
  | 'optInKeywords'
  | 'optOutKeywords'
  | 'helpKeywords'
  | 'optInMessage'
  | 'optOutMessage'
  | 'helpMessage'
  | 'embeddedLink'
  | 'embeddedPhone'
>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isUseCase = (useCase: string): useCase is UseCase =>
  (useCases as readonly string[]).includes(useCase);
const isIndustry = (industry: string): industry is Industry =>
  (industries as readonly string[]).includes(industry);

/** A campaign of a use case as a business of this kind would write it; null without a use case. */
export function exampleFor(useCase: string, brand: ExampleBrand): CampaignExample | null {
  const name = brand.brandName.trim();
  const site = hostOf(brand.website);
  if (!isUseCase(useCase) || name === '' || !site.includes('.')) return null;
  const words = industryWords[isIndustry(brand.industry) ? brand.industry : 'Retail'];
  const { kinds, frequency, purpose, samples } = useCaseTexts[useCase];
  const sampleMessages = samples(words, site).map((text) =>
    added(`${name}: ${text}`, registryTexts.stop),
  );
  const disclosures = `${frequency} ${registryTexts.rates} ${registryTexts.stopAndHelp}`;
  return {
    description: `${name} sends its ${words.people} ${purpose(words)}. ${frequency}`,
    messageFlow: `${capital(words.people)} tick an optional box on the form at https://${site}/texts, which is never ticked for them: "I agree to get ${kinds} by text from ${name}. ${disclosures}" Terms: https://${site}/terms Privacy: https://${site}/privacy`,
    sampleMessages,
    optInKeywords: 'START,YES',
    optOutKeywords: 'STOP,STOPALL,UNSUBSCRIBE,CANCEL,END,QUIT',
    helpKeywords: 'HELP,INFO',
    optInMessage: `${name}: you will get ${kinds}. ${disclosures}`,
    optOutMessage: `${name}: ${registryTexts.unsubscribed.charAt(0).toLowerCase()}${registryTexts.unsubscribed.slice(1)}`,
    helpMessage: `${name}: ${registryTexts.support(site).charAt(0).toLowerCase()}${registryTexts.support(site).slice(1)} ${registryTexts.stop}`,
    embeddedLink: sampleMessages.some((text) => linksOf(text).length > 0),
    embeddedPhone: sampleMessages.some((text) => phonesOf(text).length > 0),
  };
}
