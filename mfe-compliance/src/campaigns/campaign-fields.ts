import type { Campaign } from '@jackfield/contract/api/campaign';
import { t } from '@jackfield/runtime';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { campaignMessages } from './messages.ts';

/** Flags that carriers ask for, in the order of the form. */
export const campaignFlags = [
  'embeddedLink',
  'embeddedPhone',
  'ageGated',
  'directLending',
  'numberPool',
] as const satisfies readonly (keyof Campaign)[];

type Sent = Pick<
  Campaign,
  | 'useCase'
  | 'subUseCases'
  | 'description'
  | 'messageFlow'
  | 'sampleMessages'
  | 'optInKeywords'
  | 'optOutKeywords'
  | 'helpKeywords'
  | 'optInMessage'
  | 'optOutMessage'
  | 'helpMessage'
  | (typeof campaignFlags)[number]
>;

/** A member of a campaign as it is read: its label and its words. */
export interface ReadField {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** What people would receive, which stands in a frame. */
  readonly isMessage?: boolean;
}

/** Words of a list of keywords, with a blank behind each comma. */
export const keywordsText = (keywords: string): string =>
  keywords.split(',').filter(Boolean).join(', ');

/** The flags that are set, in words; empty for none. */
export const flagsText = (campaign: Pick<Campaign, (typeof campaignFlags)[number]>): string =>
  campaignFlags
    .filter((flag) => campaign[flag])
    .map((flag) => t(campaignMessages[flag]))
    .join(', ');

const plain = (key: keyof typeof campaignMessages & keyof Sent, text: string): ReadField => ({
  key,
  label: t(campaignMessages[key]),
  text,
});
const message = (key: keyof typeof campaignMessages & keyof Sent, text: string): ReadField => ({
  ...plain(key, text),
  isMessage: true,
});

/** What it is for: use case and description. */
export const purposeFields = (campaign: Sent): ReadField[] => [
  plain('useCase', nameOfUseCase(campaign.useCase)),
  plain('subUseCases', campaign.subUseCases.map(nameOfUseCase).join(', ')),
  plain('description', campaign.description),
];

/** What people receive, and how they agree to it. */
export const messageFields = (campaign: Sent): ReadField[] => [
  ...campaign.sampleMessages.map((text, at) => ({
    key: `sampleMessages[${at}]`,
    label: t(campaignMessages.sample, { place: at + 1 }),
    text,
    isMessage: true,
  })),
  plain('messageFlow', campaign.messageFlow),
];

/** Keywords, and what is answered to them. */
export const keywordFields = (campaign: Sent): ReadField[] => [
  plain('optInKeywords', keywordsText(campaign.optInKeywords)),
  message('optInMessage', campaign.optInMessage),
  plain('optOutKeywords', keywordsText(campaign.optOutKeywords)),
  message('optOutMessage', campaign.optOutMessage),
  plain('helpKeywords', keywordsText(campaign.helpKeywords)),
  message('helpMessage', campaign.helpMessage),
];
