import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { usedByMessages } from './messages.ts';
import { UsedBy, type UsedByProps } from './used-by.tsx';

export interface UsesDialogProps extends UsedByProps {
  name: string;
  onClose(): void;
}

/** Places of the routing that lead to a record (annex J5). Render it when it is to open. */
export function UsesDialog({ kind, id, name, onClose }: UsesDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      width={520}
      title={t(usedByMessages.titleOf, { name })}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <UsedBy kind={kind} id={id} />
    </Dialog>
  );
}
