import { CallHandlingForm } from '@jackfield/call-routing/call-handling';
import { paths } from '@jackfield/contract';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useT } from '@jackfield/runtime';
import { HoldMusic } from '@jackfield/voice-media/hold-music';
import { useQueryClient } from '@tanstack/react-query';
import { keepPerson } from '../people/api/cached-people.ts';
import { profileMessages } from '../user-profile/messages.ts';
import { PersonPage } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

const GoneDialog = lazyPart(() =>
  import('@jackfield/records/gone-dialog').then((file) => file.GoneDialog),
);

/** Missed calls, recording and hold music of a user (PPL-02, annex G1). */
export function Component() {
  const t = useT();
  const client = useQueryClient();
  return (
    <PersonPage>
      {({ person, viewer, head, isGone }) => (
        <CallHandlingForm
          person={person}
          editorId={viewer.teammateId}
          head={head}
          tabs={personTabs(person.id)}
          tab={paths.admin.users.edit(person.id, 'call-handling')}
          keep={(stored) => keepPerson(client, stored)}
          isGone={isGone}
          renderGone={({ lines, onLeave }) => (
            <GoneDialog
              name={person.fullName}
              lines={lines}
              text={t(lines.length > 0 ? profileMessages.goneText : profileMessages.goneTextClean)}
              leaveText={t(profileMessages.goneLeave)}
              listing={paths.admin.users.listing()}
              onLeave={onLeave}
            />
          )}
        >
          <HoldMusic owner={{ type: 'teammate', id: person.id }} />
        </CallHandlingForm>
      )}
    </PersonPage>
  );
}
