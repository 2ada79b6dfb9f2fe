import { ErrorAlert } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { type GreetingOwner, MediaManager, useGreetings } from '@jackfield/kit/media-manager';
import { failureText, useT } from '@jackfield/runtime';
import { voicemailMessages } from './messages.ts';

export interface GreetingSectionProps {
  owner: GreetingOwner;
}

/** Voicemail greetings of a person or a team, as a section of a page (MEDIA-02). */
export function GreetingSection({ owner }: GreetingSectionProps) {
  const t = useT();
  const { query, actions } = useGreetings(owner);
  const maximum = query.data?.maximum ?? 10;
  return (
    <FormSection
      title={t(voicemailMessages.greetings)}
      intro={t(voicemailMessages.greetingsText, { maximum })}
    >
      {query.isError && !query.data ? (
        <ErrorAlert
          title={t(voicemailMessages.failed)}
          error={query.error}
          onRetry={() => void query.refetch()}
        >
          {failureText(query.error)}
        </ErrorAlert>
      ) : (
        <MediaManager title={t(voicemailMessages.list)} actions={actions} />
      )}
    </FormSection>
  );
}
