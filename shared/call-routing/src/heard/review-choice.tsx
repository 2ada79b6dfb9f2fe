import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { type Message, useT } from '@jackfield/runtime';
import type {
  ChoiceReview,
  GreetingOwner,
  MediaChoice,
} from '@jackfield/voice-media/media-manager';
import { heardMessages } from './messages.ts';
import { withGreeting, withHoldMusic } from './with-heard.ts';

interface ChoiceDialogProps extends MediaChoice {
  text: Message;
  apply(config: RoutingConfig): RoutingConfig;
}

function ChoiceDialog({ item, choose, onClose, text, apply }: ChoiceDialogProps) {
  const t = useT();
  const { impact, mayGoOn } = useChangeImpact(item.id, apply);
  const chosen = useConfirm(choose, { onDone: onClose });
  return (
    <ConfirmDialog
      danger={false}
      title={t(heardMessages.title, { name: item.fileName })}
      confirmText={t(heardMessages.confirm)}
      impact={impact}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...chosen.dialog}
    >
      {t(text)}
    </ConfirmDialog>
  );
}

/** Says who will notice before another voicemail greeting is heard (annex J4). */
export const reviewGreeting =
  (owner: GreetingOwner): ChoiceReview =>
  (choice) => (
    <ChoiceDialog
      {...choice}
      text={heardMessages.greeting}
      apply={(config) => withGreeting(config, owner, choice.item)}
    />
  );

/** Says who will notice before those who wait for a team hear another track (annex J4). */
export const reviewHoldMusic =
  (teamId: string): ChoiceReview =>
  (choice) => (
    <ChoiceDialog
      {...choice}
      text={heardMessages.music}
      apply={(config) => withHoldMusic(config, teamId, choice.item)}
    />
  );
