import type { IvrOwner } from '@jackfield/contract';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { ask } from './menu-bus.ts';
import { hasKeys, keysOf, type MenuValues } from './menu-values.ts';
import { panelMessages } from './messages.ts';

interface ReAddDialogProps {
  owner: IvrOwner;
  /** What was typed into the menu that is gone. */
  values: MenuValues;
  onClose(): void;
}

/** Offers to add a menu again that was deleted while it was edited (annex J1). */
export function ReAddDialog({ owner, values, onClose }: ReAddDialogProps) {
  const t = useT();
  const { name } = values;
  const keys = keysOf(values).filter(({ actionId }) => actionId !== null);
  const again = useConfirm(
    () => ask('create-ivr', { ...owner, name, ...(hasKeys(values) && { keys }) }),
    { done: t(common.isAdded, { name }), onDone: onClose },
  );
  return (
    <ConfirmDialog
      danger={false}
      title={t(panelMessages.goneTitle, { name })}
      confirmText={t(panelMessages.addAgain)}
      cancelText={t(common.close)}
      onClose={onClose}
      {...again.dialog}
    >
      {t(panelMessages.goneText)}
    </ConfirmDialog>
  );
}
