import { type MediaActions, MediaManager } from '@jackfield/kit/media-manager';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { routingMessages } from './messages.ts';

interface GreetingsDialogProps {
  actions: MediaActions;
  onClose(): void;
}

/** The owner's greetings: play, record, upload, delete. */
export function GreetingsDialog({ actions, onClose }: GreetingsDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      width={750}
      title={t(routingMessages.manageGreetings)}
      cancelText={t(routingMessages.close)}
      onClose={onClose}
    >
      <MediaManager title={t(routingMessages.greetingList)} actions={actions} />
    </Dialog>
  );
}
