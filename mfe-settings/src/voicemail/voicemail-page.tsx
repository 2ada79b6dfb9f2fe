import { VoicemailSettings } from '@jackfield/voice-media/voicemail-settings';
import { OwnPage } from '../layout/own-page.tsx';
import { cacheProfile } from '../profile/cache-profile.ts';

/** /your-settings/voicemail: the own greetings and PIN (SET-06). */
export function Component() {
  return (
    <OwnPage>{(person) => <VoicemailSettings person={person} onSaved={cacheProfile} />}</OwnPage>
  );
}
