import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Fields, FormAside, FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { MayChange } from '@jackfield/kit/may';
import { Skeleton } from '@jackfield/kit/ui/core';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { common, navigateTo, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { teammateOptions } from '../people/api/get-teammate.ts';
import { peopleKeys } from '../people/api/keys.ts';
import { usePersonActions } from '../people/use-person-actions.tsx';
import { useViewer } from '../people/use-viewer.ts';
import { mayChange, type Viewer } from '../people/user-actions.ts';
import { profileMessages } from './messages.ts';
import { PersonHead } from './person-head.tsx';
import css from './profile-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth'];

/** The page before the person has arrived, in its geometry. */
function ProfileSkeleton() {
  const t = useT();
  const bars = (
    <Fields>
      {rows.map((row) => (
        <div key={row} className={css.field}>
          <Skeleton width={72} height={11} />
          <Skeleton width="100%" height={32} />
        </div>
      ))}
    </Fields>
  );
  return (
    <RecordSkeleton sign="picture">
      <FormAside aside={<Skeleton width="100%" height={216} />}>
        <FormSection title={t(common.identity)} intro={t(common.identityText)}>
          <Skeleton width={64} height={64} round />
          {bars}
        </FormSection>
        <FormSection title={t(profileMessages.calling)} intro={t(profileMessages.callingText)}>
          {bars}
        </FormSection>
      </FormAside>
    </RecordSkeleton>
  );
}

const UserHistory = lazyPart(() =>
  import('../user-history/user-history.tsx').then((file) => file.UserHistory),
);

/** Kinds of events that change what the page shows (annex D). */
const eventTypes = [
  'teammate',
  'profileimage',
  'phonenumber',
  'teammember',
  'callhandling',
] as const;

/** What a page of a person shows below its head. */
export interface PersonPageParts {
  readonly person: Teammate;
  readonly viewer: Viewer;
  /** The person is no longer stored. */
  readonly isGone: boolean;
  readonly head: ReactNode;
  onHistory(): void;
}

interface PersonPageProps {
  children(parts: PersonPageParts): ReactNode;
}

/** The person of the address with head, actions and history; skeleton, 404 and failure until then. */
export function PersonPage({ children }: PersonPageProps) {
  const { id = '' } = useParams();
  const person = useQuery(teammateOptions(id));
  useLiveRefetch(
    eventTypes,
    peopleKeys.record(id),
    (event) => event.id === id || event.ownerId === id,
  );
  const t = useT();
  useBreadcrumb([
    { label: t(common.users), to: paths.admin.users.listing() },
    ...(person.data ? [{ label: person.data.fullName }] : []),
  ]);

  return (
    <QueryPage query={person} waiting={<ProfileSkeleton />}>
      {(found, isGone) => (
        <Found key={id} person={found} isGone={isGone}>
          {children}
        </Found>
      )}
    </QueryPage>
  );
}

interface FoundProps extends PersonPageProps {
  person: Teammate;
  isGone: boolean;
}

function Found({ person, isGone, children }: FoundProps) {
  const viewer = useViewer();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { run, dialogs } = usePersonActions(() => void navigateTo(paths.admin.users.listing()));
  const onHistory = () => setHistoryOpen(true);
  const head = <PersonHead person={person} viewer={viewer} run={run} onHistory={onHistory} />;
  return (
    <>
      <MayChange value={mayChange(person, viewer)}>
        {children({ person, viewer, isGone, head, onHistory })}
      </MayChange>
      {dialogs}
      {isHistoryOpen && <UserHistory person={person} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
