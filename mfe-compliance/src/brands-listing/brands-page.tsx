import type { BrandListItem } from '@jackfield/contract/api/compliance';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { ListPage, useListParams } from '@jackfield/kit/list-page';
import { ShieldCheck } from '@jackfield/kit/ui/icons';
import { pageRows } from '@jackfield/kit/ui/table';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { brandColumns } from './columns.tsx';
import { brandMessages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';
import { useBrands } from './use-brands.ts';

const defaults = { sort: { key: 'companyName', direction: 'asc' } } as const;
const rowId = ({ id }: BrandListItem) => id;
const rowName = ({ companyName }: BrandListItem) => companyName;

/** /admin-settings/compliance/brands/listing: brands of the account, USA only (COMP-02). */
export function BrandsPage() {
  const t = useT();
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const [params, onParams] = useListParams(defaults);
  const { rows, changed, total, all, loading, failed, retry } = useBrands(params, onParams);
  useBreadcrumb([{ label: t(brandMessages.compliance) }, { label: t(brandMessages.title) }]);
  const columns = useMemo(() => brandColumns(timeZone), [timeZone]);
  return (
    <ListPage
      list="brands"
      title={t(brandMessages.title)}
      things={t(brandMessages.things)}
      icon={ShieldCheck}
      params={params}
      onParams={onParams}
      searchPlaceholder={t(brandMessages.search)}
      searchPlaceholderShort={t(brandMessages.searchShort)}
      columns={columns}
      rows={pageRows(rows)}
      rowId={rowId}
      rowName={rowName}
      flash={changed}
      phoneRow={phoneRow}
      all={all}
      total={total}
      loading={loading}
      failed={failed}
      onRetry={retry}
      texts={{
        emptyTitle: t(brandMessages.emptyTitle),
        emptyText: t(brandMessages.emptyText),
        noMatchText: t(brandMessages.noMatchText, { count: all ?? 0 }),
        deniedTitle: t(brandMessages.deniedTitle),
      }}
    />
  );
}
