import { paths } from '@jackfield/contract';
import { deviceTypeSchema, type ListedDevice } from '@jackfield/contract/api/device';
import { deviceTypeTexts } from '@jackfield/devices/my-device';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Phone } from '@jackfield/kit/ui/icons';
import {
  ListPage,
  type ListParams,
  prefetchList,
  useDenied,
  useListing,
} from '@jackfield/lists/list-page';
import { accountAtom, common, navigateTo, useLiveRefetch, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { deviceColumns, devicePath } from './columns.tsx';
import { deviceListKey, devicePage, listingDefaults, toRequest } from './listing-query.ts';
import { allDevicesMessages as messages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';

/** Changes to devices travel as changes of their people (annex D); signing in and out by themselves. */
const eventTypes = ['teammate', 'device'] as const;

const list = 'people.devices';
const pageOf = (params: ListParams) => devicePage(toRequest(params));

/** Asks ahead for the first rows. */
export const prefetch = () => prefetchList(list, listingDefaults, pageOf);

const idOf = ({ id }: ListedDevice) => id;
const nameOf = ({ name }: ListedDevice) => name;
const open = (device: ListedDevice) => void navigateTo(devicePath(device));

/** All devices of the account: find them, open whose they are (DEV-01, annex G3). */
export function Component() {
  const t = useT();
  const account = useAtomValue(accountAtom);
  useLiveRefetch(eventTypes, deviceListKey);
  const { listing, answer, error } = useListing(listingDefaults, pageOf);
  useBreadcrumb([{ label: t(common.allDevices) }]);
  const columns = useMemo(() => deviceColumns(), []);
  const denied = useDenied(error);
  const buy = () => void navigateTo(paths.admin.deskphones.buyPhones());

  return (
    <ListPage
      {...listing}
      list={list}
      title={t(common.allDevices)}
      things={t(messages.things)}
      icon={Phone}
      {...(account?.country !== 'MYS' && { primary: { label: t(common.buyDeskPhones), run: buy } })}
      searchPlaceholder={t(messages.search)}
      searchPlaceholderShort={t(messages.searchShort)}
      pillsLabel={t(common.type)}
      pills={[
        { value: '', label: t(messages.all), count: answer?.counts.all },
        ...deviceTypeSchema.options.map((type) => ({
          value: type,
          label: t(deviceTypeTexts[type]),
          count: answer?.counts[type],
        })),
      ]}
      texts={{
        emptyTitle: t(messages.emptyTitle),
        emptyText: t(messages.emptyText),
        noMatchText: t(messages.noMatchText, { count: listing.all ?? 0 }),
        deniedTitle: t(messages.deniedTitle),
      }}
      {...denied}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      onOpen={open}
      phoneRow={phoneRow}
    />
  );
}
