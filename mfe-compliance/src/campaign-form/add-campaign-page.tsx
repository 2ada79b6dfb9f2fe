import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EmptyState } from '@jackfield/kit/empty-state';
import { ShieldCheck } from '@jackfield/kit/ui/icons';
import { EditPage } from '@jackfield/records/edit-page';
import { RecordHead, RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { Link, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { campaignMessages } from '../campaigns/messages.ts';
import { verifiedBrandsOptions } from '../campaigns/verified-brands.ts';
import { CampaignForm } from './campaign-form.tsx';
import { campaignFormMessages as messages } from './messages.ts';
import { emptyCampaign } from './values.ts';

const { compliance } = paths.admin;
const eventTypes = ['brand'] as const;

/** /admin-settings/compliance/campaigns/add (COMP-07). */
export function Component() {
  const t = useT();
  const options = verifiedBrandsOptions();
  const brands = useQuery(options);
  useLiveRefetch(eventTypes, options.queryKey);
  useBreadcrumb([
    { label: t(campaignMessages.compliance) },
    { label: t(campaignMessages.title), to: compliance.campaigns() },
    { label: t(messages.add) },
  ]);
  return (
    <QueryPage query={brands} waiting={<RecordSkeleton name={t(messages.add)} />}>
      {(found) => (found.length === 0 ? <NoBrand /> : <NewCampaign brands={found} />)}
    </QueryPage>
  );
}

/** The form, with the brand chosen where there is only one, or where the page was opened from it. */
function NewCampaign({ brands }: { brands: readonly { id: string; brandName: string }[] }) {
  const [params] = useSearchParams();
  const [initial] = useState(() => {
    const asked = brands.find(({ id }) => id === params.get('brand'));
    const only = brands.length === 1 ? brands[0] : undefined;
    return emptyCampaign((asked ?? only)?.id ?? '');
  });
  return <CampaignForm campaign={null} initial={initial} brands={brands} />;
}

/** Without a verified brand there is nothing to send for (annex G7). */
function NoBrand() {
  const t = useT();
  return (
    <EditPage head={<RecordHead name={t(messages.add)} />}>
      <EmptyState
        icon={ShieldCheck}
        title={t(messages.noBrand)}
        action={
          <span className="ui-actions">
            <Link to={compliance.addBrand()}>{t(messages.addBrand)}</Link>
            <Link to={compliance.brands()}>{t(messages.seeBrands)}</Link>
          </span>
        }
      >
        {t(messages.noBrandText)}
      </EmptyState>
    </EditPage>
  );
}
