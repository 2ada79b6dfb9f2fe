/** Voicemail of a person, the same for admins and for the person, and greetings of a team. */
export { GreetingSection } from './greeting-section.tsx';
export type { GreetingSectionProps } from './greeting-section.tsx';
export { VoicemailSettings } from './voicemail-settings.tsx';
export type { VoicemailSettingsProps } from './voicemail-settings.tsx';
