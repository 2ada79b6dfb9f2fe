import { paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { campaignMessages } from '../campaigns/messages.ts';
import { tabMessages } from './messages.ts';

const { compliance } = paths.admin;

/** The campaigns, and what becomes of them: which numbers can text. */
export function CampaignsTabs() {
  const t = useT();
  return (
    <LinkTabs
      tabs={[
        { label: t(campaignMessages.title), to: compliance.campaigns() },
        { label: t(tabMessages.texting), to: compliance.texting() },
      ]}
    />
  );
}
