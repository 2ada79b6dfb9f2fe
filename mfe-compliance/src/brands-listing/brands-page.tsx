import type { BrandListItem } from '@jackfield/contract/api/brand';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { ShieldCheck } from '@jackfield/kit/ui/icons';
import { ListPage, useListing } from '@jackfield/lists/list-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { brandColumns } from './columns.tsx';
import { brandPage, toRequest } from './list-brands.ts';
import { brandMessages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';

const defaults = { sort: { key: 'companyName', direction: 'asc' } } as const;

/** Brands as the address asks for them. */
function useBrands() {
  return useListing(defaults, (params) => brandPage(toRequest(params))).listing;
}

const rowId = ({ id }: BrandListItem) => id;
const rowName = ({ companyName }: BrandListItem) => companyName;

/** /admin-settings/compliance/brands/listing: brands of the account, USA only (COMP-02). */
export function Component() {
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
