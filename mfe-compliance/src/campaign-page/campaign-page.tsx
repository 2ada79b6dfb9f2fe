import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { campaignName } from '@jackfield/domain/campaign-name';
import { campaignKeys, campaignOptions } from '../campaigns/campaign-query.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import { CampaignHead } from './campaign-head.tsx';
import { campaignTabs } from './campaign-tabs.ts';

/** Kinds of events that change a page of a campaign. */
const eventTypes = ['campaign', 'brand'] as const;

/** A page of one campaign: its head, its tabs, and what the tab shows; live. */
export function CampaignPage({ children }: { children(campaign: Campaign): ReactNode }) {
  const t = useT();
  const { id = '' } = useParams();
  const campaign = useQuery(campaignOptions(id));
  const brandId = campaign.data?.brandId;
  useLiveRefetch(
    eventTypes,
    campaignKeys.record(id),
    (event) => event.id === id || event.id === brandId,
  );
  useBreadcrumb([
    { label: t(campaignMessages.compliance) },
    { label: t(campaignMessages.title), to: paths.admin.compliance.campaigns() },
    ...(campaign.data ? [{ label: campaignName(campaign.data) }] : []),
  ]);
  return (
    <QueryPage query={campaign} waiting={<RecordSkeleton sign="tile" />}>
      {(found) => (
        <EditPage
          head={<CampaignHead campaign={found} />}
          tabs={<LinkTabs tabs={campaignTabs(found.id)} />}
        >
          {children(found)}
        </EditPage>
      )}
    </QueryPage>
  );
}
