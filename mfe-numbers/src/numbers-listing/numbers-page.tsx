import { paths } from '@jackfield/contract';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { ListPage } from '@jackfield/kit/list-page';
import { Hash } from '@jackfield/kit/ui/icons';
import { navigateTo, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { numberColumns } from './columns.tsx';
import { listingMessages } from './messages.ts';
import { numberMenu } from './number-menu.ts';
import { phoneRow } from './phone-row.tsx';
import { useCompanyNumbers } from './use-company-numbers.ts';

const rowId = ({ id }: CompanyListItem) => id;
const rowName = ({ label }: CompanyListItem) => label;
const open = ({ id }: CompanyListItem) => void navigateTo(paths.admin.numbers.edit(id));

/** /admin-settings/numbers/listing: company numbers and who picks up when (NUM-01). */
export function NumbersPage() {
  const t = useT();
  const listing = useCompanyNumbers();
  const columns = useMemo(() => numberColumns(), []);
  const title = t(listingMessages.title);
  useBreadcrumb([{ label: title }]);
  return (
    <ListPage
      {...listing}
      list="company-numbers"
      title={title}
      things={t(listingMessages.things)}
      icon={Hash}
      searchPlaceholder={t(listingMessages.search)}
      searchPlaceholderShort={t(listingMessages.searchShort)}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      onOpen={open}
      menu={numberMenu}
      phoneRow={phoneRow}
      texts={{
        emptyTitle: t(listingMessages.emptyTitle),
        emptyText: t(listingMessages.emptyText),
        noMatchText: t(listingMessages.noMatchText, { count: listing.all ?? 0 }),
        deniedTitle: t(listingMessages.deniedTitle),
      }}
    />
  );
}
