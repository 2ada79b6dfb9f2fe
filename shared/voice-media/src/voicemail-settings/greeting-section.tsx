import { FormSection } from '@jackfield/kit/form-section';
import { common, useT } from '@jackfield/runtime';
import {
  type ChoiceReview,
  type GreetingOwner,
  MediaPanel,
  useGreetings,
} from '@jackfield/voice-media/media-manager';
import { voicemailMessages } from './messages.ts';

export interface GreetingSectionProps {
  owner: GreetingOwner;
  review?: ChoiceReview | undefined;
}

/** Voicemail greetings of a person or a team, as a section of a page (MEDIA-02). */
export function GreetingSection({ owner, review }: GreetingSectionProps) {
  const t = useT();
  const greetings = useGreetings(owner);
  const maximum = greetings.query.data?.maximum ?? 10;
  return (
    <FormSection
      title={t(common.greetings)}
      intro={t(voicemailMessages.greetingsText, { maximum })}
    >
      <MediaPanel
        title={t(voicemailMessages.list)}
        failed={t(voicemailMessages.failed)}
        review={review}
        {...greetings}
      />
    </FormSection>
  );
}
