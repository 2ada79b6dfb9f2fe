import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { kindTexts } from './kind-texts.ts';
import type { MediaActions } from './manager.ts';

/** Says that the list is full, in place of the dialog that would add to it (MEDIA-17, ERR-10). */
export function LimitDialog({ actions, onClose }: { actions: MediaActions; onClose(): void }) {
  const t = useT();
  const { limitTitle, limitText } = kindTexts(actions.kind);
  const maximum = actions.media?.maximum ?? 0;
  return (
    <Dialog open title={t(limitTitle)} width={520} cancelText={t(common.close)} onClose={onClose}>
      <p>{t(limitText, { maximum })}</p>
    </Dialog>
  );
}
