import type { IvrOwner } from '@jackfield/contract';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const add = async () => {
    setBusy(true);
    const keys = keysOf(values).filter(({ actionId }) => actionId !== null);
    try {
      await ask('create-ivr', { ...owner, name, ...(hasKeys(values) && { keys }) });
      notify.success(t(panelMessages.saved));
      onClose();
    } catch (error) {
      setFault(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t(panelMessages.goneTitle, { name })}
      confirmText={t(panelMessages.addAgain)}
      cancelText={t(panelMessages.leave)}
      busy={isBusy}
      error={fault}
      onConfirm={() => void add()}
      onClose={onClose}
    >
      {t(panelMessages.goneText)}
    </ConfirmDialog>
  );
}
