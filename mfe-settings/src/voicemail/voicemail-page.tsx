import { reviewGreeting } from '@jackfield/call-routing/greeting-review';
import { reviewOwnGreeting } from '@jackfield/call-routing/own-impact';
import { mayDo } from '@jackfield/contract';
import { VoicemailSettings } from '@jackfield/voice-media/voicemail-settings';
import { OwnPage } from '../layout/own-page.tsx';
import { cacheProfile } from '../profile/cache-profile.ts';
import { MailSection } from './mail-section.tsx';

/** /your-settings/voicemail: the own greetings, mails of messages and PIN (SET-06). */
export function Component() {
  return (
    <OwnPage>
      {(person) => (
        <VoicemailSettings
          person={person}
          review={
            mayDo(person, 'people:write') && mayDo(person, 'routing:read')
              ? reviewGreeting({ type: 'teammate', id: person.id })
              : reviewOwnGreeting
          }
          onSaved={cacheProfile}
        >
          <MailSection email={person.email} />
        </VoicemailSettings>
      )}
    </OwnPage>
  );
}
