import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { useT } from '@jackfield/runtime';
import { TextingPage } from '@jackfield/texting/texting-page';
import { CampaignsTabs } from '../campaigns-tabs/campaigns-tabs.tsx';
import { campaignMessages } from '../campaigns/messages.ts';
import { tabMessages } from '../campaigns-tabs/messages.ts';

/** /admin-settings/compliance/campaigns/texting: whether each number can text (annexes J6, J9). */
export function Component() {
  const t = useT();
  useBreadcrumb([
    { label: t(campaignMessages.compliance) },
    { label: t(campaignMessages.title), to: paths.admin.compliance.campaigns() },
    { label: t(tabMessages.texting) },
  ]);
  return <TextingPage section={t(campaignMessages.title)} tabs={<CampaignsTabs />} />;
}
