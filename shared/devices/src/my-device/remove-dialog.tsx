import type { Device } from '@jackfield/contract/api/device';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { deviceMessages } from './messages.ts';
import type { Devices } from './use-devices.ts';

interface RemoveDialogProps {
  device: Device;
  devices: Devices;
  onClose(): void;
}

/** Asks before a device is removed (API-130). */
export function RemoveDialog({ device, devices, onClose }: RemoveDialogProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, name } = device;

  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await devices.remove(id);
      notify.success(t(deviceMessages.removed));
      onClose();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={t(deviceMessages.removeTitle, { name })}
      confirmText={t(deviceMessages.removeConfirm)}
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t(deviceMessages.removeQuestion, { name })}
    </ConfirmDialog>
  );
}
