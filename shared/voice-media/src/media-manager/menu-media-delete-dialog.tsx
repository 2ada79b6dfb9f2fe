import { ConfirmDialog, Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { mediaMessages, menuMediaMessages } from './messages.ts';

export interface MenuMediaDeleteDialogProps {
  fileName: string;
  /** A menu plays it, or it is the default: then it stays (VAL-43, OP-87). */
  isUsed: boolean;
  /** Deletes the medium; rejects with why it stays. */
  onDelete(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a medium of a menu is deleted; one in use is not (VAL-42, VAL-43). */
export function MenuMediaDeleteDialog(props: MenuMediaDeleteDialogProps) {
  const { fileName, isUsed, onDelete, onClose } = props;
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const title = t(menuMediaMessages.deleteTitle, { name: fileName });

  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
      notify.success(t(mediaMessages.deleted));
      onClose();
    } catch (error) {
      setFault(failureText(error));
      setBusy(false);
    }
  };

  if (isUsed) {
    return (
      <Dialog open title={title} width={520} onClose={onClose}>
        <p>{t(menuMediaMessages.deleteRefused)}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmText={t(menuMediaMessages.delete)}
      busy={isBusy}
      error={fault}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t(menuMediaMessages.deleteQuestion)}
    </ConfirmDialog>
  );
}
