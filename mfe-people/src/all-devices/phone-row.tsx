import type { ListedDevice } from '@jackfield/contract/api/device';
import { DeviceIcon, DeviceState, deviceTypeTexts } from '@jackfield/devices/my-device';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { Link, t } from '@jackfield/runtime';
import { devicePath } from './columns.tsx';

/** A device as a phone shows it: two lines. */
export function phoneRow(device: ListedDevice): PhoneRow {
  const { name, type, model, teammateName, isOnline } = device;
  return {
    picture: <DeviceIcon type={type} isOnline={isOnline} />,
    title: <Link to={devicePath(device)}>{name}</Link>,
    line: [teammateName, model ?? t(deviceTypeTexts[type])].join(' · '),
    ...(isOnline && { badge: <DeviceState device={device} /> }),
  };
}
