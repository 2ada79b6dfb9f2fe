import { paths } from '@jackfield/contract';
import type { ListedDevice } from '@jackfield/contract/api/device';
import { DeviceIcon, DeviceState, deviceTypeTexts, macText } from '@jackfield/devices/my-device';
import { Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLines } from '@jackfield/kit/ui/table';
import { common, Link, t } from '@jackfield/runtime';
import { allDevicesMessages } from './messages.ts';

/** Where a device is managed: with its user. */
export const devicePath = ({ teammateId }: ListedDevice): string =>
  paths.admin.users.edit(teammateId, 'my-device');

const typeText = ({ type }: ListedDevice) => t(deviceTypeTexts[type]);

/** Columns of the listing (annex G3). */
export function deviceColumns(): Column<ListedDevice>[] {
  return [
    {
      key: 'name',
      title: t(allDevicesMessages.device),
      width: 215,
      sortable: true,
      render: (device) => (
        <span className="ui-signed">
          <DeviceIcon type={device.type} isOnline={device.isOnline} />
          <TwoLines
            isName
            first={
              <Link to={devicePath(device)} title={device.name}>
                {device.name}
              </Link>
            }
          />
        </span>
      ),
      skeleton: (
        <span className="ui-signed">
          <Skeleton width={32} height={32} />
          <Skeleton width={120} height={12} />
        </span>
      ),
    },
    {
      key: 'type',
      title: t(common.type),
      width: 165,
      sortable: true,
      optional: true,
      textOf: typeText,
      render: typeText,
      skeleton: <Skeleton width={72} height={10} />,
    },
    {
      key: 'model',
      title: t(common.model),
      width: 135,
      sortable: true,
      optional: true,
      textOf: ({ model }) => model ?? '',
      render: ({ model }) => model,
      skeleton: <Skeleton width={84} height={10} />,
    },
    {
      key: 'macAddress',
      title: t(allDevicesMessages.mac),
      width: 160,
      sortable: true,
      optional: true,
      from: 992,
      textOf: ({ macAddress }) => (macAddress === null ? '' : macText(macAddress)),
      render: ({ macAddress }) =>
        macAddress !== null && <span className="ui-num">{macText(macAddress)}</span>,
      skeleton: <Skeleton width={110} height={10} />,
    },
    {
      key: 'teammateName',
      title: t(common.user),
      width: 165,
      sortable: true,
      render: ({ teammateName }) => <TwoLines first={teammateName} />,
      skeleton: <Skeleton width={100} height={10} />,
    },
    {
      key: 'lastSeenAt',
      title: t(allDevicesMessages.state),
      width: 225,
      sortable: true,
      render: (device) => <DeviceState device={device} />,
      skeleton: <Skeleton width={120} height={10} />,
    },
  ];
}
