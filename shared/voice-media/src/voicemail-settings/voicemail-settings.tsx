import type { Teammate } from '@jackfield/contract/api/teammate';
import type { ChoiceReview } from '@jackfield/voice-media/media-manager';
import { GreetingSection } from './greeting-section.tsx';
import { PinSection } from './pin-section.tsx';

export interface VoicemailSettingsProps {
  person: Teammate;
  review?: ChoiceReview | undefined;
  /** Receives the stored person after the PIN was changed. */
  onSaved(person: Teammate): void;
}

/** Voicemail of a person: greetings and PIN (PPL-06, SET-06). */
export function VoicemailSettings({ person, review, onSaved }: VoicemailSettingsProps) {
  return (
    <>
      <GreetingSection owner={{ type: 'teammate', id: person.id }} review={review} />
      <PinSection person={person} onSaved={onSaved} />
    </>
  );
}
