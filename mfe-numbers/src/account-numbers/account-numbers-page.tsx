import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { textingGroups } from '@jackfield/contract/api/texting-status';
import { formatPhone, numberTypesOf } from '@jackfield/domain';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Copy, Hash, Pencil } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { type ListFilter, ListPage, type ListParams, useListing } from '@jackfield/lists/list-page';
import { accountAtom, common, Link, navigateTo, t, useLiveRefetch, useT } from '@jackfield/runtime';
import { groupNames } from '@jackfield/texting/texting-status';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { accountMessages } from '../account/messages.ts';
import { copyNumber } from '../numbers-listing/copy-number.ts';
import { numberColumns, RegistrationBadge } from './columns.tsx';
import { numberMessages } from './messages.ts';
import { numberDefaults, numberKeys, numberPage } from './number-query.ts';

const { company } = paths.admin;
const idOf = ({ id }: TenantNumber) => id;
const nameOf = ({ number }: TenantNumber) => formatPhone(number);
const open = ({ id }: TenantNumber) => void navigateTo(company.numberDetails(id));

const menu = (number: TenantNumber): MenuGroups => [
  [
    {
      key: 'details',
      label: t(numberMessages.details),
      icon: Pencil,
      shortcut: 'E',
      run: () => open(number),
    },
    {
      key: 'copy',
      label: t(common.copyNumber, { number: nameOf(number) }),
      icon: Copy,
      shortcut: 'C',
      run: () => void copyNumber(number.number),
    },
  ],
];

function filtersOf(
  { filters }: ListParams,
  onParams: (change: Partial<ListParams>) => void,
  { hasTollFree, hasTexts }: { hasTollFree: boolean; hasTexts: boolean },
): ListFilter[] {
  const set = (key: string) => (value: string | null) =>
    onParams({ filters: { ...filters, [key]: value ?? '' } });
  const owner: ListFilter = {
    key: 'ownerType',
    label: t(numberMessages.owner),
    options: [
      { value: 'company', label: t(numberMessages.company) },
      { value: 'teammate', label: t(common.user) },
    ],
    value: filters['ownerType'] || null,
    onChange: set('ownerType'),
  };
  const type: ListFilter = {
    key: 'isTollFree',
    label: t(numberMessages.type),
    options: [
      { value: 'false', label: t(numberMessages.local) },
      { value: 'true', label: t(numberMessages.tollFree) },
    ],
    value: filters['isTollFree'] || null,
    onChange: set('isTollFree'),
  };
  const texting: ListFilter = {
    key: 'texting',
    label: t(numberMessages.texting),
    options: textingGroups.map((value) => ({ value, label: t(groupNames[value]) })),
    value: filters['texting'] || null,
    onChange: set('texting'),
  };
  return [owner, ...(hasTollFree ? [type] : []), ...(hasTexts ? [texting] : [])];
}

/** /admin-settings/company/numbers/listing: every phone number of the account (NUM-10). */
export function Component() {
  const text = useT();
  const account = useAtomValue(accountAtom);
  const country = account?.country ?? 'USA';
  const isUsa = country === 'USA';
  const hasTexts = country !== 'MYS';
  useLiveRefetch(['phonenumber', 'brand', 'campaign'], numberKeys.lists);
  const { listing } = useListing(numberDefaults, (params) => numberPage(account?.id ?? '', params));
  const { params, onParams, all } = listing;
  const columns = useMemo(() => numberColumns({ isUsa, hasTexts }), [isUsa, hasTexts]);
  const title = text(numberMessages.title);
  useBreadcrumb([{ label: text(accountMessages.company), to: company.info() }, { label: title }]);

  return (
    <ListPage
      {...listing}
      list="numbers.account"
      title={title}
      things={text(numberMessages.things)}
      icon={Hash}
      searchPlaceholder={text(numberMessages.search)}
      searchPlaceholderShort={text(common.searchNumbers)}
      filters={filtersOf(params, onParams, {
        hasTollFree: numberTypesOf(country).includes('tollFree'),
        hasTexts,
      })}
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
      phoneRow={(number) => ({
        title: <Link to={company.numberDetails(number.id)}>{nameOf(number)}</Link>,
        line: [...new Set([number.label, number.ownerName])].filter(Boolean).join(' · '),
        badge: isUsa && <RegistrationBadge number={number} />,
      })}
    />
  );
}
