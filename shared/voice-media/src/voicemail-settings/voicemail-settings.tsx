import type { Teammate } from '@jackfield/contract/api/teammate';
import { GreetingSection } from './greeting-section.tsx';
import { PinSection } from './pin-section.tsx';

export interface VoicemailSettingsProps {
  person: Teammate;
  /** Receives the stored person after the PIN was changed. */
  onSaved(person: Teammate): void;
}

/** Voicemail of a person: greetings and PIN (PPL-06, SET-06). */
export function VoicemailSettings({ person, onSaved }: VoicemailSettingsProps) {
  return (
    <>
      <GreetingSection owner={{ type: 'teammate', id: person.id }} />
      <PinSection person={person} onSaved={onSaved} />
    </>
  );
}
