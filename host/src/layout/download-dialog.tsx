import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { AppCards } from './apps/app-cards.tsx';
import { messages } from './messages.ts';

/** The apps, desktop and mobile; nothing opens it where none is offered (SHELL-04, OP-16). */
export function DownloadDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open={open}
      width={1067}
      title={t(messages.download)}
      onClose={onClose}
      cancelText={t(common.close)}
    >
      <AppCards />
    </Dialog>
  );
}
