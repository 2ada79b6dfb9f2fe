import { FormSection } from '@jackfield/kit/form-section';
import { defineMessages, useT } from '@jackfield/runtime';
import {
  type ChoiceReview,
  MediaPanel,
  type MusicOwner,
  useHoldMusic,
} from '@jackfield/voice-media/media-manager';

const holdMusicMessages = defineMessages('voiceMedia.holdMusic', {
  title: 'Hold music',
  tenant: 'What callers hear while they wait, unless other music was chosen.',
  teammate: 'What callers hear while this user has them on hold. You can keep up to {maximum}.',
  own: 'What callers hear while you have them on hold. You can keep up to {maximum}.',
  team: 'What callers hear while they wait in the queue. You can keep up to {maximum}.',
  list: 'Hold music',
  failed: 'The hold music could not be loaded.',
});

export interface HoldMusicProps {
  owner: MusicOwner;
  /** The person reads about the own hold music. */
  isOwn?: boolean;
  review?: ChoiceReview;
}

/** Hold music of an owner as a section of a page: list, select, play, add, delete (MEDIA-20). */
export function HoldMusic({ owner, isOwn = false, review }: HoldMusicProps) {
  const t = useT();
  const music = useHoldMusic(owner);
  const maximum = music.query.data?.maximum ?? 10;
  return (
    <FormSection
      title={t(holdMusicMessages.title)}
      intro={t(holdMusicMessages[isOwn ? 'own' : owner.type], { maximum })}
    >
      <MediaPanel
        title={t(holdMusicMessages.list)}
        failed={t(holdMusicMessages.failed)}
        review={review}
        {...music}
      />
    </FormSection>
  );
}
