import { paths } from '@jackfield/contract';
import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { MessageSquareText } from '@jackfield/kit/ui/icons';
import { DataTable, Pager, pageRows } from '@jackfield/kit/ui/table';
import { useSkeleton } from '@jackfield/lists/list-page';
import { toOptions } from '@jackfield/lists/list-rows';
import { navigateTo, timeZoneAtom, useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { CampaignStatus } from '../campaigns/campaign-badges.tsx';
import { campaignName } from '@jackfield/domain/campaign-name';
import { campaignPage } from '../campaigns/campaign-query.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import css from './campaign-table.module.css';
import { campaignColumns } from './columns.tsx';
import { listingMessages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';

const rowId = ({ id }: CampaignListItem) => id;
const open = ({ id }: CampaignListItem) => void navigateTo(paths.admin.compliance.campaign(id));
const none: CampaignListItem[] = [];

/** Campaigns of one brand, the newest first, for the brand's own page (COMP-06). */
export function CampaignTable({ brandId }: { brandId: string }) {
  const t = useT();
  const phone = useIsPhone();
  const timeZone = useAtomValue(timeZoneAtom);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(25);
  const query = useQuery({
    ...toOptions(
      campaignPage({
        brandId,
        pageNum: page,
        limit: pageSize,
        sortBy: 'createdAt',
        direction: 'desc',
      }),
    ),
    placeholderData: keepPreviousData,
  });
  const placeholders = useSkeleton(query.isPending);
  const rows = query.data?.items ?? none;
  const total = query.data?.total ?? null;
  const columns = useMemo(
    () => campaignColumns(timeZone).filter(({ key }) => key !== 'brand'),
    [timeZone],
  );
  const label = t(campaignMessages.title);
  if (query.isError && !query.data) {
    return <LoadFailure title={t(listingMessages.failed)} query={query} />;
  }
  if (query.isSuccess && total === 0) {
    return (
      <EmptyState icon={MessageSquareText} title={t(listingMessages.emptyTitle)}>
        {t(listingMessages.emptyText)}
      </EmptyState>
    );
  }
  const pager = total !== null && total > 25 && (
    <Pager
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={setPage}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
  if (phone) {
    return (
      <>
        <ul className={`ui-rows ${css.phone}`} aria-label={label} aria-busy={query.isPending}>
          {rows.map((campaign) => {
            const { title, line } = phoneRow(campaign);
            return (
              <li key={campaign.id} className={css.row}>
                <span className="ui-lines ui-fill">
                  {title}
                  <span className="ui-secondary">{line}</span>
                </span>
                <CampaignStatus {...campaign} />
              </li>
            );
          })}
        </ul>
        {pager}
      </>
    );
  }
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={pageRows(rows)}
        rowId={rowId}
        rowName={campaignName}
        onOpen={open}
        pageOf={{ page, pageSize, total }}
        loading={query.isPending && placeholders ? 6 : 0}
      />
      {pager}
    </>
  );
}
