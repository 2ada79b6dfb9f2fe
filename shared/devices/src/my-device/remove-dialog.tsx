import type { Device } from '@jackfield/contract/api/device';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
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
  const { id, name } = device;
  const removal = useConfirm(() => devices.remove(id), {
    done: t(common.isDeleted, { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(deviceMessages.removeTitle, { name })}
      confirmText={t(deviceMessages.removeConfirm)}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(common.deleteQuestion, { name })}
    </ConfirmDialog>
  );
}
