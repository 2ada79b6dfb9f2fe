import { may } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { MessageSquareText, Pencil, ShieldCheck } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { exportAction } from '@jackfield/lists/csv-export';
import {
  ListPage,
  type ListParams,
  prefetchList,
  useDenied,
  useListing,
} from '@jackfield/lists/list-page';
import { activityAction } from '@jackfield/records/activity-address';
import { navigateTo, t, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { CampaignsTabs } from '../campaigns-tabs/campaigns-tabs.tsx';
import { campaignName } from '@jackfield/domain/campaign-name';
import { campaignPage, campaignsFile } from '../campaigns/campaign-query.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import { campaignColumns } from './columns.tsx';
import { listDefaults, toRequest } from './list-campaigns.ts';
import { listingMessages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';
import { useFilters } from './use-filters.ts';

const { compliance } = paths.admin;
const list = 'compliance.campaigns';
const pageOf = (params: ListParams) => campaignPage(toRequest(params));

/** Asks ahead for the first rows. */
export const prefetch = () => prefetchList(list, listDefaults, pageOf);

const rowId = ({ id }: CampaignListItem) => id;
const open = ({ id }: CampaignListItem) => void navigateTo(compliance.campaign(id));

const menu = (campaign: CampaignListItem): MenuGroups => [
  [
    {
      key: 'open',
      looks: true,
      label: t(listingMessages.open),
      icon: Pencil,
      shortcut: 'E',
      run: () => open(campaign),
    },
    {
      key: 'brand',
      looks: true,
      label: t(listingMessages.openBrand),
      icon: ShieldCheck,
      run: () => void navigateTo(compliance.brand(campaign.brandId)),
    },
  ],
];

/** /admin-settings/compliance/campaigns/listing: campaigns of the account, USA only (COMP-08). */
export function Component() {
  const text = useT();
  const timeZone = useAtomValue(timeZoneAtom);
  const { listing, error } = useListing(listDefaults, pageOf);
  const request = toRequest(listing.params);
  const title = text(campaignMessages.title);
  useBreadcrumb([{ label: text(campaignMessages.compliance) }, { label: title }]);
  const columns = useMemo(() => campaignColumns(timeZone), [timeZone]);
  return (
    <ListPage
      {...listing}
      list={list}
      title={title}
      things={text(listingMessages.things)}
      icon={MessageSquareText}
      tabs={<CampaignsTabs />}
      primary={{
        label: text(listingMessages.add),
        run: () => void navigateTo(compliance.addCampaign()),
      }}
      more={({ isEmpty }) => [
        [
          ...(isEmpty
            ? []
            : [exportAction({ name: 'campaigns', load: () => campaignsFile(request) })]),
          ...(may('audit:read') ? [activityAction('campaign')] : []),
        ],
      ]}
      searchPlaceholder={text(listingMessages.search)}
      searchPlaceholderShort={text(listingMessages.searchShort)}
      filters={useFilters()}
      columns={columns}
      rowId={rowId}
      rowName={campaignName}
      onOpen={open}
      menu={menu}
      phoneRow={phoneRow}
      texts={{
        emptyTitle: text(listingMessages.emptyTitle),
        emptyText: text(listingMessages.emptyText),
        noMatchText: text(listingMessages.noMatchText, { count: listing.all ?? 0 }),
        deniedTitle: text(listingMessages.deniedTitle),
      }}
      {...useDenied(error)}
    />
  );
}
