import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { mediaMessages } from './messages.ts';

/** Says that the list is full, in place of the dialog that would add to it (MEDIA-17, ERR-10). */
export function LimitDialog({ maximum, onClose }: { maximum: number; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open
      title={t(mediaMessages.limitTitle)}
      width={520}
      cancelText={t(mediaMessages.close)}
      onClose={onClose}
    >
      <p>{t(mediaMessages.limitText, { maximum })}</p>
    </Dialog>
  );
}
