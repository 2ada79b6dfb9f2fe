import type { BrandListItem } from '@jackfield/contract/api/compliance';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { ShieldCheck } from '@jackfield/kit/ui/icons';
import { ListPage } from '@jackfield/lists/list-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { brandColumns } from './columns.tsx';
import { brandMessages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';
import { useBrands } from './use-brands.ts';

const rowId = ({ id }: BrandListItem) => id;
const rowName = ({ companyName }: BrandListItem) => companyName;

/** /admin-settings/compliance/brands/listing: brands of the account, USA only (COMP-02). */
export function BrandsPage() {
  const t = useT();
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const listing = useBrands();
  useBreadcrumb([{ label: t(brandMessages.compliance) }, { label: t(brandMessages.title) }]);
  const columns = useMemo(() => brandColumns(timeZone), [timeZone]);
  return (
    <ListPage
      {...listing}
      list="brands"
      title={t(brandMessages.title)}
      things={t(brandMessages.things)}
      icon={ShieldCheck}
      searchPlaceholder={t(brandMessages.search)}
      searchPlaceholderShort={t(brandMessages.searchShort)}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      phoneRow={phoneRow}
      texts={{
        emptyTitle: t(brandMessages.emptyTitle),
        emptyText: t(brandMessages.emptyText),
        noMatchText: t(brandMessages.noMatchText, { count: listing.all ?? 0 }),
        deniedTitle: t(brandMessages.deniedTitle),
      }}
    />
  );
}
