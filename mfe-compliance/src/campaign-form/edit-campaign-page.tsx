import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { brandOptions } from '../brands/brand-query.ts';
import { mayEdit } from '../campaigns/campaign-moves.ts';
import { campaignName } from '@jackfield/domain/campaign-name';
import { campaignOptions } from '../campaigns/campaign-query.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import { CampaignForm } from './campaign-form.tsx';
import { valuesOfCampaign } from './values.ts';

const { compliance } = paths.admin;

/** /admin-settings/compliance/campaigns/edit/{id} (COMP-09). */
export function Component() {
  const t = useT();
  const { id = '' } = useParams();
  const campaign = useQuery(campaignOptions(id));
  useBreadcrumb([
    { label: t(campaignMessages.compliance) },
    { label: t(campaignMessages.title), to: compliance.campaigns() },
    ...(campaign.data ? [{ label: campaignName(campaign.data), to: compliance.campaign(id) }] : []),
  ]);
  return (
    <QueryPage query={campaign} waiting={<RecordSkeleton />}>
      {(found) => <Correction key={found.id} campaign={found} />}
    </QueryPage>
  );
}

/** The form, as of what was stored when it was opened. */
function Correction({ campaign }: { campaign: Campaign }) {
  const [opened] = useState(campaign);
  const [initial] = useState(() => valuesOfCampaign(campaign));
  // What is checked is held against the brand: without it a link has no address to be mended with.
  const brand = useQuery(brandOptions(opened.brand.id));
  if (!mayEdit(opened)) return <Navigate to={compliance.campaign(campaign.id)} replace />;
  if (brand.isPending) return <RecordSkeleton />;
  return <CampaignForm campaign={opened} initial={initial} brands={[opened.brand]} />;
}
