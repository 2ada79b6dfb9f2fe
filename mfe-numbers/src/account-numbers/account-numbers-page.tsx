import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import type { Opening } from '@jackfield/kit/remote';
import { Copy, Hash, Pencil } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import {
  ListPage,
  type ListParams,
  type PhoneRow,
  prefetchList,
  useListing,
} from '@jackfield/lists/list-page';
import {
  Link,
  accountAtom,
  common,
  navigateTo,
  store,
  t,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { accountMessages } from '../account/messages.ts';
import { copyNumber } from '../numbers-listing/copy-number.ts';
import { RegistrationBadge, numberColumns } from './columns.tsx';
import { filterChoices } from './filter-choices.ts';
import { numberMessages } from './messages.ts';
import { numberDefaults, numberKeys, numberPage } from './number-query.ts';

const { company } = paths.admin;
const list = 'numbers.account';
const pageOf = (account: { id: string } | null, params: ListParams) =>
  numberPage(account?.id ?? '', params);

/** Asks ahead for the first rows. */
export async function prefetch(opening?: Opening): Promise<void> {
  const account = store.get(accountAtom);
  if (!account) return;
  await prefetchList(list, numberDefaults, (params) => pageOf(account, params), opening);
}

const idOf = ({ id }: TenantNumber) => id;
const nameOf = ({ number }: TenantNumber) => formatPhone(number);
const open = ({ id }: TenantNumber) => void navigateTo(company.numberDetails(id));

const menu = (number: TenantNumber): MenuGroups => [
  [
    {
      key: 'details',
      looks: true,
      label: t(numberMessages.details),
      icon: Pencil,
      shortcut: 'E',
      run: () => open(number),
    },
    {
      key: 'copy',
      looks: true,
      label: t(common.copyNumber, { number: nameOf(number) }),
      icon: Copy,
      shortcut: 'C',
      run: () => void copyNumber(number.number),
    },
  ],
];

/** /admin-settings/company/numbers/listing: every phone number of the account (NUM-10). */
export function Component() {
  const text = useT();
  const account = useAtomValue(accountAtom);
  const country = account?.country ?? 'USA';
  const isUsa = country === 'USA';
  const hasTexts = country !== 'MYS';
  useLiveRefetch(['phonenumber', 'brand', 'campaign'], numberKeys.lists);
  const { listing, answer } = useListing(numberDefaults, (params) => pageOf(account, params));
  const { all } = listing;
  const columns = useMemo(() => numberColumns({ isUsa, hasTexts }), [isUsa, hasTexts]);
  const title = text(numberMessages.title);
  useBreadcrumb([{ label: text(accountMessages.company) }, { label: title }]);

  return (
    <ListPage
      {...listing}
      alikeIn={answer?.alike}
      list={list}
      title={title}
      things={text(numberMessages.things)}
      icon={Hash}
      searchPlaceholder={text(numberMessages.search)}
      searchPlaceholderShort={text(common.searchNumbers)}
      filters={filterChoices(country)}
      texts={{
        emptyTitle: text(numberMessages.emptyTitle),
        emptyText: text(numberMessages.emptyText),
        noMatchText: text(numberMessages.noMatchText, { count: all ?? 0 }),
        deniedTitle: text(numberMessages.deniedTitle),
      }}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      onOpen={open}
      menu={menu}
      phoneRow={(number) => phoneRow(number, isUsa)}
    />
  );
}

/** A number as a phone shows it; its registration exists in the USA only (ROLE-11). */
const phoneRow = (number: TenantNumber, isUsa: boolean): PhoneRow => ({
  title: (
    <Link to={paths.admin.company.numberDetails(number.id)}>{formatPhone(number.number)}</Link>
  ),
  line: [...new Set([number.label, number.ownerName])].filter(Boolean).join(' · '),
  badge: isUsa && <RegistrationBadge number={number} />,
});
