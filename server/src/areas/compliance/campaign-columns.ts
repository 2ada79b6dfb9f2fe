import type { CampaignFields } from '@jackfield/contract/api/campaign';
import { campaignName as nameOf } from '@jackfield/domain/campaign-name';
import type { CampaignRow } from './read-campaign.ts';
import type { CampaignDetails } from './tables.ts';

/** What a person enters of a campaign, as its columns hold it. */
export function campaignColumns(fields: CampaignFields) {
  const details: CampaignDetails = {
    optInKeywords: fields.optInKeywords,
    optOutKeywords: fields.optOutKeywords,
    helpKeywords: fields.helpKeywords,
    optInMessage: fields.optInMessage,
    optOutMessage: fields.optOutMessage,
    helpMessage: fields.helpMessage,
    embeddedLink: fields.embeddedLink,
    embeddedPhone: fields.embeddedPhone,
    ageGated: fields.ageGated,
    directLending: fields.directLending,
    numberPool: fields.numberPool,
    termsAccepted: fields.termsAccepted,
  };
  return {
    name: fields.name,
    use_case: fields.useCase,
    sub_use_cases: JSON.stringify(fields.subUseCases),
    description: fields.description,
    message_flow: fields.messageFlow,
    sample_messages: JSON.stringify(fields.sampleMessages),
    details: JSON.stringify(details),
  };
}

/** What the history shows of a campaign. */
export function campaignMembers(row: CampaignRow) {
  return {
    name: row.name,
    useCase: row.use_case,
    subUseCases: row.sub_use_cases,
    description: row.description,
    messageFlow: row.message_flow,
    sampleMessages: row.sample_messages,
    ...row.details,
    status: row.status,
  };
}

/** What a campaign is called in the history (annex J9). */
export const campaignName = ({ name, use_case }: Pick<CampaignRow, 'name' | 'use_case'>): string =>
  nameOf({ name, useCase: use_case });
