import type { Teammate } from '@jackfield/contract/api/teammate';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { MediaManager, useTeammateGreetings } from '@jackfield/kit/media-manager';
import { failureText, useT } from '@jackfield/runtime';
import { voicemailMessages } from './messages.ts';
import { PinSection } from './pin-section.tsx';

export interface VoicemailSettingsProps {
  person: Teammate;
  /** Receives the stored person after the PIN was changed. */
  onSaved(person: Teammate): void;
}

/** Voicemail of a person: greetings and PIN (PPL-06, SET-06). */
export function VoicemailSettings({ person, onSaved }: VoicemailSettingsProps) {
  const t = useT();
  const { query, actions } = useTeammateGreetings(person.id);
  const maximum = query.data?.maximum ?? 10;
  return (
    <>
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
      <PinSection person={person} onSaved={onSaved} />
    </>
  );
}
