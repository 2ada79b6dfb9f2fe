import { reviewGreeting } from '@jackfield/call-routing/greeting-review';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { VoicemailSettings } from '@jackfield/voice-media/voicemail-settings';
import { useQueryClient } from '@tanstack/react-query';
import { cachePerson } from '../people/api/cached-people.ts';
import { PersonPage } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

/** Voicemail greetings and PIN of a user (PPL-06). */
export function Component() {
  const client = useQueryClient();
  return (
    <PersonPage>
      {({ person, head }) => (
        <EditPage head={head} tabs={<LinkTabs tabs={personTabs(person.id)} />}>
          <VoicemailSettings
            person={person}
            review={reviewGreeting({ type: 'teammate', id: person.id })}
            onSaved={(stored) => cachePerson(client, stored)}
          />
        </EditPage>
      )}
    </PersonPage>
  );
}
