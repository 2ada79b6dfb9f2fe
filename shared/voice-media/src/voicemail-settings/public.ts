/** Voicemail of a person, the same for admins and for the person, and greetings of a team. */
export { GreetingSection } from './greeting-section.tsx';
export { VoicemailSettings } from './voicemail-settings.tsx';
