import type { Device, DeviceType } from '@jackfield/contract/api/device';
import { formatDateTime } from '@jackfield/domain';
import { Monitor, Phone, Smartphone } from '@jackfield/kit/ui/icons';
import { common, timeZoneAtom, useFormats, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './my-device.module.css';
import { deviceMessages } from './messages.ts';

/** Names of the types (ENUM-05). */
export const deviceTypeTexts = {
  desktop: deviceMessages.desktop,
  mobile: deviceMessages.mobile,
  deskphone: deviceMessages.deskphone,
} as const;

const icons = { desktop: Monitor, mobile: Smartphone, deskphone: Phone };

/** Picture of a type; tinted while such a device is online. */
export function DeviceIcon({ type, isOnline }: { type: DeviceType; isOnline: boolean }) {
  const Icon = icons[type];
  return (
    <span className={`ui-tile ${css.icon}`} data-online={isOnline} aria-hidden="true">
      <Icon size={16} strokeWidth={1.75} />
    </span>
  );
}

/** A stored MAC address as it is printed on a telephone. */
export const macText = (stored: string): string => stored.replaceAll(/(..)(?=.)/g, '$1:');

type SeenDevice = Pick<Device, 'isOnline' | 'lastSeenAt' | 'registration'>;

/** Whether a device is signed in, from where and since when, in a sentence (CALL-15). */
export function useSignedInText() {
  const t = useT();
  const timeZone = useAtomValue(timeZoneAtom);
  return ({ isOnline, lastSeenAt, registration }: SeenDevice): string => {
    if (registration === null) return t(isOnline ? common.online : deviceMessages.notSignedIn);
    const { address, program, since } = registration;
    const when = formatDateTime(isOnline ? since : (lastSeenAt ?? since), timeZone);
    if (!isOnline) return t(deviceMessages.unknownText, { when });
    const text = program === '' ? deviceMessages.signedInSince : deviceMessages.signedInWith;
    return t(text, { program, address, when });
  };
}

/** Online and from where, or offline and when it was seen last (annex G3). */
export function DeviceState({ device }: { device: SeenDevice }) {
  const t = useT();
  const { relative } = useFormats();
  const timeZone = useAtomValue(timeZoneAtom);
  const signedInText = useSignedInText();
  const { isOnline, lastSeenAt, registration } = device;
  const exactly = lastSeenAt === null ? undefined : formatDateTime(lastSeenAt, timeZone);
  return (
    <span className={css.state}>
      <span className={css.dot} data-online={isOnline} aria-hidden="true" />
      {isOnline ? (
        <>
          {t(common.online)}
          {registration && (
            <span className={css.seen} title={signedInText(device)}>
              {t(deviceMessages.from, { address: registration.address })}
            </span>
          )}
        </>
      ) : (
        <>
          {t(registration ? deviceMessages.unknown : common.offline)}
          <span className={css.seen} title={registration ? signedInText(device) : exactly}>
            {lastSeenAt === null
              ? t(deviceMessages.neverSeen)
              : t(deviceMessages.lastSeen, { when: relative(lastSeenAt) })}
          </span>
        </>
      )}
    </span>
  );
}
