import type { Device } from '@jackfield/contract/api/device';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { type SeenImpact, undoAction, type WayImpact } from '@jackfield/records/restore';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { deviceMessages } from './messages.ts';
import type { Devices } from './use-devices.ts';

interface RemoveDialogProps {
  device: Device;
  devices: Devices;
  noticed: WayImpact | undefined;
  onClose(): void;
}

/** Asks before a device is removed, and says who will notice (API-130, SAY-01). */
export function RemoveDialog({ device, devices, noticed, onClose }: RemoveDialogProps) {
  const t = useT();
  const { id, name } = device;
  const Impact = noticed?.Impact;
  const [seen, setSeen] = useState<SeenImpact>({ mayGoOn: !Impact, asSeen: {} });
  const undo = undoAction(() => devices.bringBack(id));
  const removal = useConfirm(() => devices.remove(id, seen.asSeen), {
    done: [t(common.isDeleted, { name }), undo],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(deviceMessages.removeTitle, { name })}
      confirmText={t(deviceMessages.removeConfirm)}
      impact={
        Impact && (
          <Impact
            name={`remove ${id}`}
            ask={(options) => devices.tryRemove(id, options)}
            onSeen={setSeen}
          />
        )
      }
      mayConfirm={seen.mayGoOn}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(deviceMessages.removeText)}
    </ConfirmDialog>
  );
}
