import { CallHandlingForm } from '@jackfield/call-routing/call-handling';
import { OwnQueues } from '@jackfield/call-routing/queue-sign';
import { mayDo, paths } from '@jackfield/contract';
import { HoldMusic } from '@jackfield/voice-media/hold-music';
import { useQueryClient } from '@tanstack/react-query';
import { CallFlowPart } from '../call-flow/call-flow-part.tsx';
import { cachePerson } from '../people/api/cached-people.ts';
import { personGone } from '../user-profile/person-gone.ts';
import { PersonPage } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

/** Missed calls, recording and hold music of a user (PPL-02, annex G1). */
export function Component() {
  const client = useQueryClient();
  return (
    <PersonPage>
      {({ person, viewer, head, isGone }) => (
        <CallHandlingForm
          person={person}
          editorId={viewer.teammateId}
          head={head}
          {...(mayDo(viewer, 'routing:read') && { map: CallFlowPart })}
          tabs={personTabs(person.id)}
          tab={paths.admin.users.edit(person.id, 'call-handling')}
          keep={(stored) => cachePerson(client, stored)}
          isGone={isGone}
          gone={personGone(person)}
        >
          {mayDo(viewer, 'teams:read') && (
            <OwnQueues person={{ id: person.id, name: person.fullName }} />
          )}
          <HoldMusic owner={{ type: 'teammate', id: person.id }} />
        </CallHandlingForm>
      )}
    </PersonPage>
  );
}
