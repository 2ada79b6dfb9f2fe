import { companyTypeWords } from '@jackfield/domain/words/compliance';
import { may } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import { brandStatuses, companyTypes } from '@jackfield/contract/api/compliance';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import type { Opening } from '@jackfield/kit/remote';
import { Eye, Pencil, ShieldCheck } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { exportAction } from '@jackfield/lists/csv-export';
import {
  ListPage,
  type ListParams,
  type PhoneRow,
  prefetchList,
  useDenied,
  useListing,
} from '@jackfield/lists/list-page';
import { activityAction } from '@jackfield/records/activity-address';
import { Link, accountAtom, common, navigateTo, t, useLiveRefetch, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { brandKey } from '../brands/brand-query.ts';
import { statusStyles } from './brand-styles.ts';
import { BrandStatus } from './cells.tsx';
import { brandColumns } from './columns.tsx';
import { brandPage, brandsFile, listDefaults, toRequest } from './list-brands.ts';
import { brandMessages } from './messages.ts';

const { compliance } = paths.admin;
const eventTypes = ['brand', 'campaign'] as const;

const list = 'brands';
const pageOf = (params: ListParams) => brandPage(toRequest(params));

/** Asks ahead for the first rows. */
export const prefetch = (opening?: Opening) => prefetchList(list, listDefaults, pageOf, opening);

/** Brands as the address asks for them, as they are now. */
function useBrands() {
  useLiveRefetch(eventTypes, brandKey);
  return useListing(listDefaults, pageOf);
}

const rowId = ({ id }: BrandListItem) => id;
const rowName = ({ companyName }: BrandListItem) => companyName;
const open = ({ id }: BrandListItem) => void navigateTo(compliance.brand(id));

const menu = ({ id, status }: BrandListItem): MenuGroups => [
  [
    {
      key: 'open',
      looks: true,
      label: t(brandMessages.open),
      icon: Eye,
      run: () => void navigateTo(compliance.brand(id)),
    },
    ...(status === 'pending'
      ? []
      : [
          {
            key: 'edit',
            label: t(brandMessages.edit),
            icon: Pencil,
            shortcut: 'E',
            run: () => void navigateTo(compliance.editBrand(id)),
          },
        ]),
  ],
];

/** /admin-settings/compliance/brands/listing: brands of the account, USA only (COMP-02). */
export function Component() {
  const text = useT();
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const { listing, error } = useBrands();
  const request = toRequest(listing.params);
  const title = text(brandMessages.title);
  useBreadcrumb([{ label: text(brandMessages.compliance) }, { label: title }]);
  const columns = useMemo(() => brandColumns(timeZone), [timeZone]);
  return (
    <ListPage
      {...listing}
      list={list}
      title={title}
      things={text(brandMessages.things)}
      icon={ShieldCheck}
      primary={{
        label: text(brandMessages.add),
        run: () => void navigateTo(compliance.addBrand()),
      }}
      more={({ isEmpty }) => [
        [
          ...(isEmpty ? [] : [exportAction({ name: 'brands', load: () => brandsFile(request) })]),
          ...(may('audit:read') ? [activityAction('brand')] : []),
        ],
      ]}
      searchPlaceholder={text(brandMessages.search)}
      searchPlaceholderShort={text(brandMessages.searchShort)}
      pillsLabel={text(common.status)}
      pills={[
        { value: '', label: text(brandMessages.all) },
        ...brandStatuses.map((value) => ({ value, label: text(statusStyles[value].label) })),
      ]}
      filters={[
        {
          key: 'type',
          label: text(common.type),
          options: companyTypes.map((value) => ({ value, label: text(companyTypeWords[value]) })),
        },
      ]}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      onOpen={open}
      menu={menu}
      phoneRow={phoneRow}
      texts={{
        emptyTitle: text(brandMessages.emptyTitle),
        emptyText: text(brandMessages.emptyText),
        noMatchText: text(brandMessages.noMatchText, { count: listing.all ?? 0 }),
        deniedTitle: text(brandMessages.deniedTitle),
      }}
      {...useDenied(error)}
    />
  );
}

/** The two lines of a row on a phone, with the status at its end. */
function phoneRow(brand: BrandListItem): PhoneRow {
  const count = brand.feedbackCount;
  const line =
    count > 0 ? t(brandMessages.feedback, { count }) : t(companyTypeWords[brand.companyType]);
  return {
    title: <Link to={paths.admin.compliance.brand(brand.id)}>{brand.companyName}</Link>,
    line,
    badge: <BrandStatus brand={brand} />,
  };
}
