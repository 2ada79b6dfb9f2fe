import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { MediaItem } from '@jackfield/contract/api/media';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { type Message, useT } from '@jackfield/runtime';
import type {
  ChoiceReview,
  GreetingOwner,
  MediaChoice,
} from '@jackfield/voice-media/media-manager';
import { greetingReviewMessages } from './messages.ts';

type Chosen = Pick<MediaItem, 'id' | 'isDefault'>;

/** The routing once the mailbox of its owner answers with a greeting. */
function withGreeting(config: RoutingConfig, owner: GreetingOwner, chosen: Chosen) {
  const hasGreeting = !chosen.isDefault;
  const greeting = hasGreeting ? chosen.id : null;
  const withChoice = <Item extends { id: string }>(item: Item): Item =>
    item.id === owner.id ? { ...item, hasGreeting, greeting } : item;
  return owner.type === 'team'
    ? { ...config, teams: config.teams.map(withChoice) }
    : { ...config, people: config.people.map(withChoice) };
}

/** The routing once callers who wait for a team hear a track. */
function withHoldMusic(config: RoutingConfig, teamId: string, chosen: Chosen) {
  const holdMusic = chosen.isDefault ? [] : [chosen.id];
  const teams = config.teams.map((team) => (team.id === teamId ? { ...team, holdMusic } : team));
  return { ...config, teams };
}

interface ChoiceDialogProps extends MediaChoice {
  text: Message;
  apply(config: RoutingConfig): RoutingConfig;
}

function ChoiceDialog({ item, choose, onClose, text, apply }: ChoiceDialogProps) {
  const t = useT();
  const { impact, mayGoOn, save } = useChangeImpact(item.id, apply);
  const chosen = useConfirm(() => save(choose), { onDone: onClose });
  return (
    <ConfirmDialog
      danger={false}
      title={t(greetingReviewMessages.title, { name: item.fileName })}
      confirmText={t(greetingReviewMessages.confirm)}
      impact={impact}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...chosen.dialog}
    >
      {t(text)}
    </ConfirmDialog>
  );
}

type Apply = (config: RoutingConfig, chosen: Chosen) => RoutingConfig;

/** Who will notice that a sound is heard from now on; nothing of it is lost, so nothing is asked. */
function SoundNote({ sound, apply }: { sound: Chosen; apply: Apply }) {
  return useChangeImpact(sound.id, (config) => apply(config, sound)).impact;
}

const reviewOf = (text: Message, apply: Apply): ChoiceReview => ({
  ask: (choice) => (
    <ChoiceDialog {...choice} text={text} apply={(config) => apply(config, choice.item)} />
  ),
  note: (sound) => <SoundNote sound={sound} apply={apply} />,
});

/** Says who will notice before another voicemail greeting is heard (annex J4). */
export const reviewGreeting = (owner: GreetingOwner): ChoiceReview =>
  reviewOf(greetingReviewMessages.greeting, (config, chosen) =>
    withGreeting(config, owner, chosen),
  );

/** Says who will notice before those who wait for a team hear another track (annex J4). */
export const reviewHoldMusic = (teamId: string): ChoiceReview =>
  reviewOf(greetingReviewMessages.music, (config, chosen) => withHoldMusic(config, teamId, chosen));
