import { paths } from '@jackfield/contract';
import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { Link } from '@jackfield/runtime';
import { CampaignStatus } from '../campaigns/campaign-badges.tsx';
import { campaignName, nameOfUseCase } from '@jackfield/domain/campaign-name';

/** The two lines of a row on a phone, with the state at its end. */
export const phoneRow = (campaign: CampaignListItem): PhoneRow => ({
  title: <Link to={paths.admin.compliance.campaign(campaign.id)}>{campaignName(campaign)}</Link>,
  line: [campaign.brand.brandName, campaign.name && nameOfUseCase(campaign.useCase)]
    .filter(Boolean)
    .join(' · '),
  badge: <CampaignStatus {...campaign} />,
});
