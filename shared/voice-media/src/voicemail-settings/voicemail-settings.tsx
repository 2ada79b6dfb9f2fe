import type { Teammate } from '@jackfield/contract/api/teammate';
import type { ChoiceReview } from '@jackfield/voice-media/media-manager';
import type { ReactNode } from 'react';
import { GreetingSection } from './greeting-section.tsx';
import { PinSection } from './pin-section.tsx';

export interface VoicemailSettingsProps {
  person: Teammate;
  review?: ChoiceReview | undefined;
  /** Sections between greetings and PIN. */
  children?: ReactNode;
  /** Receives the stored person after the PIN was changed. */
  onSaved(person: Teammate): void;
}

/** Voicemail of a person: greetings and PIN (PPL-06, SET-06). */
export function VoicemailSettings({ person, review, children, onSaved }: VoicemailSettingsProps) {
  return (
    <>
      <GreetingSection owner={{ type: 'teammate', id: person.id }} review={review} />
      {children}
      <PinSection person={person} onSaved={onSaved} />
    </>
  );
}
