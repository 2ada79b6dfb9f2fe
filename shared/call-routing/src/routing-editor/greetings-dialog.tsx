import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { type MediaActions, MediaManager } from '@jackfield/voice-media/media-manager';
import { routingMessages } from './messages.ts';

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
  };
  return (
    <Dialog
      open
      width={750}
      title={t(routingMessages.manageGreetings)}
      cancelText={t(routingMessages.close)}
      onClose={onClose}
    >
      <MediaManager title={t(routingMessages.greetingList)} actions={choosing} />
    </Dialog>
  );
}
