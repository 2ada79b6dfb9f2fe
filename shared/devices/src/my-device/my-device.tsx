import type { Device } from '@jackfield/contract/api/device';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { WayImpact } from '@jackfield/records/restore';
import { useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';
import { DeviceRow } from './device-row.tsx';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';
import type { PersonAddress } from './phone-address.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { useDevices } from './use-devices.ts';

const AddDialog = lazyPart(() => import('./add-dialog.tsx').then((f) => f.AddDialog));
const DetailsDialog = lazyPart(() => import('./details-dialog.tsx').then((f) => f.DetailsDialog));
const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx').then((f) => f.RemoveDialog));

export interface MyDeviceProps {
  teammateId: string;
  /** Admins add and remove desk phones; people themselves do not (annex C3). */
  canManage: boolean;
  /** Shows who will notice a device more or less, where devices are managed. */
  noticed?: WayImpact;
  /** Where help is sent to, which is asked for with a new phone where devices are managed. */
  person?: PersonAddress;
  /** Links beside the desk phones. */
  links?: ReactNode;
}

/** Devices of a person: apps and desk phones, and what they sign in with (PPL-03, SET-03). */
export function MyDevice({ teammateId, canManage, noticed, person, links }: MyDeviceProps) {
  const t = useT();
  const devices = useDevices(teammateId);
  const [isAdding, setAdding] = useState(false);
  const [shownId, setShownId] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Device | null>(null);
  const { query } = devices;

  if (query.isError && !query.data) {
    return (
      <FormSection title={t(deviceMessages.apps)} intro={t(deviceMessages.appsText)}>
        <LoadFailure title={t(deviceMessages.failed)} query={query} />
      </FormSection>
    );
  }
  const items = query.data?.items;
  const shown = items?.find(({ id }) => id === shownId);
  const list = (title: string, isDeskphone: boolean, empty: ReactNode) => (
    <DeviceList
      title={title}
      devices={items?.filter(({ type }) => (type === 'deskphone') === isDeskphone)}
      empty={empty}
      onDetails={({ id }) => setShownId(id)}
      onRemove={canManage ? setRemoving : undefined}
    />
  );
  return (
    <>
      <FormSection title={t(deviceMessages.apps)} intro={t(deviceMessages.appsText)}>
        {list(
          t(deviceMessages.apps),
          false,
          <Empty title={t(deviceMessages.noApps)} text={t(deviceMessages.noAppsText)} />,
        )}
      </FormSection>
      <FormSection
        title={t(deviceMessages.phones)}
        intro={t(canManage ? deviceMessages.phonesText : deviceMessages.phonesOwnText)}
      >
        {list(
          t(deviceMessages.phones),
          true,
          <Empty
            title={t(deviceMessages.noPhones)}
            text={t(canManage ? deviceMessages.noPhonesText : deviceMessages.noPhonesOwnText)}
          />,
        )}
        {canManage && <PhoneActions links={links} onAdd={() => setAdding(true)} />}
      </FormSection>
      {isAdding && (
        <AddDialog
          devices={devices}
          noticed={noticed}
          person={person}
          onClose={() => setAdding(false)}
        />
      )}
      {shown && (
        <DetailsDialog
          device={shown}
          server={query.data?.server ?? null}
          devices={devices}
          onClose={() => setShownId(null)}
        />
      )}
      {removing && (
        <RemoveDialog
          device={removing}
          devices={devices}
          noticed={noticed}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

interface DeviceListProps {
  title: string;
  /** Undefined until they have been read. */
  devices: readonly Device[] | undefined;
  empty: ReactNode;
  onDetails(device: Device): void;
  onRemove?: ((device: Device) => void) | undefined;
}

function DeviceList({ title, devices, empty, onDetails, onRemove }: DeviceListProps) {
  if (devices?.length === 0) return empty;
  return (
    <ul className="ui-card ui-rows" aria-label={title} aria-busy={!devices}>
      {!devices && (
        <li className={css.device}>
          <Skeleton width={32} height={32} />
          <div className={css.lines}>
            <Skeleton width={120} height={12} />
          </div>
        </li>
      )}
      {devices?.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          onDetails={() => onDetails(device)}
          onRemove={onRemove && (() => onRemove(device))}
        />
      ))}
    </ul>
  );
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className={`ui-well ${css.none}`}>
      <strong>{title}</strong>
      <p className="ui-secondary">{text}</p>
    </div>
  );
}
