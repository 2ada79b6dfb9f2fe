import type { CompanyListItem } from '@jackfield/contract/api/company';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { ListPage, useListParams } from '@jackfield/kit/list-page';
import { Hash } from '@jackfield/kit/ui/icons';
import { pageRows } from '@jackfield/kit/ui/table';
import { useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { numberColumns } from './columns.tsx';
import { listingMessages } from './messages.ts';
import { numberMenu } from './number-menu.ts';
import { phoneRow } from './phone-row.tsx';
import { useCompanyNumbers } from './use-company-numbers.ts';

const defaults = { sort: { key: 'label', direction: 'asc' } } as const;
const rowId = ({ id }: CompanyListItem) => id;
const rowName = ({ label }: CompanyListItem) => label;

/** /admin-settings/numbers/listing: company numbers and who picks up when (NUM-01). */
export function NumbersPage() {
  const t = useT();
  const [params, onParams] = useListParams(defaults);
  const { rows, changed, total, all, loading, failed, retry } = useCompanyNumbers(params, onParams);
  const columns = useMemo(() => numberColumns(), []);
  const title = t(listingMessages.title);
  useBreadcrumb([{ label: title }]);
  return (
    <ListPage
      list="company-numbers"
      title={title}
      things={t(listingMessages.things)}
      icon={Hash}
      params={params}
      onParams={onParams}
      searchPlaceholder={t(listingMessages.search)}
      searchPlaceholderShort={t(listingMessages.searchShort)}
      columns={columns}
      rows={pageRows(rows)}
      rowId={rowId}
      rowName={rowName}
      flash={changed}
      menu={numberMenu}
      phoneRow={phoneRow}
      all={all}
      total={total}
      loading={loading}
      failed={failed}
      onRetry={retry}
      texts={{
        emptyTitle: t(listingMessages.emptyTitle),
        emptyText: t(listingMessages.emptyText),
        noMatchText: t(listingMessages.noMatchText, { count: all ?? 0 }),
        deniedTitle: t(listingMessages.deniedTitle),
      }}
    />
  );
}
