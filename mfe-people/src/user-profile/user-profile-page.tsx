import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { ErrorPage, MissingPage } from '@jackfield/kit/error-page';
import { ApiFailure, failureText, navigateTo, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { teammateOptions } from '../people/api/get-teammate.ts';
import { peopleKeys } from '../people/api/keys.ts';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { usePersonActions } from '../people/use-person-actions.tsx';
import { useViewer } from '../people/use-viewer.ts';
import { HistoryDrawer } from '../user-history/history-drawer.tsx';
import { profileMessages } from './messages.ts';
import { PersonHead } from './person-head.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** Kinds of events that change what the page shows (annex D). */
const eventTypes = ['teammate', 'profileimage', 'phonenumber', 'teammember'] as const;

/** Profile of a user (PPL-05). */
export function Component() {
  const { id = '' } = useParams();
  const person = useQuery(teammateOptions(id));
  useLiveRefetch(
    eventTypes,
    peopleKeys.record(id),
    (event) => event.id === id || event.ownerId === id,
  );
  const isMissing = person.error instanceof ApiFailure && person.error.status === 404;
  const t = useT();
  useBreadcrumb([
    { label: t(profileMessages.users), to: paths.admin.users.listing() },
    ...(person.data ? [{ label: person.data.fullName }] : []),
  ]);

  if (person.data) return <Profile key={id} person={person.data} isGone={isMissing} />;
  if (isMissing) return <MissingPage text="page" />;
  if (person.error) {
    const status = person.error instanceof ApiFailure ? person.error.status : undefined;
    return (
      <ErrorPage
        message={failureText(person.error)}
        status={status || undefined}
        onTryAgain={() => void person.refetch()}
      />
    );
  }
  return <ProfileSkeleton />;
}

function Profile({ person, isGone }: { person: Teammate; isGone: boolean }) {
  const viewer = useViewer();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { run, dialogs } = usePersonActions(() => void navigateTo(paths.admin.users.listing()));
  return (
    <>
      <ProfileForm
        person={person}
        viewer={viewer}
        isGone={isGone}
        onHistory={() => setHistoryOpen(true)}
        head={
          <PersonHead
            person={person}
            viewer={viewer}
            run={run}
            onHistory={() => setHistoryOpen(true)}
          />
        }
      />
      {dialogs}
      {isHistoryOpen && <HistoryDrawer person={person} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
