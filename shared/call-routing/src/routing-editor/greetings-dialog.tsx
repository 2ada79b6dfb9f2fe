import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { type MediaActions, MediaManager } from '@jackfield/voice-media/media-manager';

interface GreetingsDialogProps {
  actions: MediaActions;
  /** The greeting that calls are sent to; empty when none is. */
  chosenId: string;
  onChoose(id: string): void;
  onClose(): void;
}

/**
 * The owner's greetings: play, record, upload, delete, and choose the one that is played. What
 * voicemail plays is chosen elsewhere and stays as it is.
 */
export function GreetingsDialog({ actions, chosenId, onChoose, onClose }: GreetingsDialogProps) {
  const t = useT();
  const { media } = actions;
  const items = media?.items.filter(({ isDefault }) => !isDefault) ?? [];
  const choosing: MediaActions = {
    ...actions,
    media: media && {
      ...media,
      items: items.map((item) => ({ ...item, isSelected: item.id === chosenId })),
    },
    select: async (id) => onChoose(id),
    isUsed: async (id) => id === chosenId || (await actions.isUsed?.(id)) === true,
  };
  return (
    <Dialog
      open
      width={750}
      title={t(common.greetings)}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <MediaManager title={t(common.greetings)} actions={choosing} />
    </Dialog>
  );
}
