import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { t } from '@jackfield/runtime';
import { campaignMessages } from './messages.ts';

type Named = Pick<CampaignListItem, 'name' | 'useCase' | 'registryId'>;

/** What a campaign is called: its name, else its use case and its id at the registry (annex J9). */
export function campaignName({ name, useCase, registryId }: Named): string {
  if (name !== '') return name;
  return registryId === null ? useCase : t(campaignMessages.nameless, { useCase, registryId });
}
