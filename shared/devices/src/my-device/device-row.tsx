import type { Device } from '@jackfield/contract/api/device';
import { Button } from '@jackfield/kit/ui/core';
import { Ellipsis, KeyRound, Trash2 } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import { DeviceIcon, DeviceState, deviceTypeTexts, macText } from './device-text.tsx';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';

interface DeviceRowProps {
  device: Device;
  onDetails(): void;
  /** Absent where devices cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A device: picture, name, kind, state, actions. */
export function DeviceRow({ device, onDetails, onRemove }: DeviceRowProps) {
  const t = useT();
  const { name, type, model, macAddress, isOnline, isWeb } = device;
  const about = [model ?? t(deviceTypeTexts[type]), macAddress && macText(macAddress)];
  const groups: MenuGroups = [
    [{ key: 'details', label: t(deviceMessages.details), icon: KeyRound, run: onDetails }],
    onRemove
      ? [
          {
            key: 'remove',
            label: t(deviceMessages.remove),
            icon: Trash2,
            danger: true,
            run: onRemove,
          },
        ]
      : [],
  ];
  return (
    <li className={css.device}>
      <DeviceIcon type={type} isOnline={isOnline} />
      <div className={css.lines}>
        <span className="ui-clip ui-strong" title={name}>
          {name}
        </span>
        <span className="ui-clip ui-secondary">{about.filter(Boolean).join(', ')}</span>
      </div>
      <DeviceState device={device} />
      {/* The phone of a browser belongs to the session there, and goes with it. */}
      {!isWeb && (
        <Menu title={name} groups={groups}>
          <Button
            type="text"
            size="small"
            aria-label={t(common.moreActionsFor, { name })}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      )}
    </li>
  );
}
