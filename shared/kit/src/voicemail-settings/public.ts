/** Voicemail page of a person, the same for admins and for the person. */
export { VoicemailSettings } from './voicemail-settings.tsx';
export type { VoicemailSettingsProps } from './voicemail-settings.tsx';
