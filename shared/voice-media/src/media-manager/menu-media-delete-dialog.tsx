import { ConfirmDialog, Dialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { menuMediaMessages } from './messages.ts';

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
  const title = t(menuMediaMessages.deleteTitle, { name: fileName });

  const removal = useConfirm(onDelete, {
    done: t(common.isDeleted, { name: fileName }),
    onDone: onClose,
  });

  if (isUsed) {
    return (
      <Dialog open title={title} width={520} onClose={onClose}>
        <p>{t(menuMediaMessages.deleteRefused)}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      confirmText={t(menuMediaMessages.delete)}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(menuMediaMessages.deleteQuestion)}
    </ConfirmDialog>
  );
}
