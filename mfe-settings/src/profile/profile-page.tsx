import type { Teammate } from '@jackfield/contract/api/teammate';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { OwnRecord } from '../layout/own-record.tsx';
import { AccountSection } from './account-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { profileMessages } from './messages.ts';
import { PasswordSection } from './password-section.tsx';
import { profileShape, type ProfileValues } from './profile-values.ts';
import { useOwnForm } from './use-own-form.ts';

/** /your-settings/profile: what a person may change of the own record (SET-05, G4). */
export function Component() {
  const person = useAtomValue(profileAtom);
  return person && <OwnProfile key={person.id} person={person} />;
}

function OwnProfile({ person }: { person: Teammate }) {
  const t = useT();
  const edit = useOwnForm<ProfileValues>(person, {
    ...profileShape,
    draft: 'own-profile',
    changedElsewhere: (name) => t(profileMessages.changedElsewhere, { name }),
    bodyOf: (change) => change,
  });
  return (
    <OwnRecord
      person={person}
      page="profile"
      edit={edit}
      labelOf={(field) => t(profileMessages[field])}
      textOf={(values, field) => values[field]}
    >
      <IdentitySection person={person} control={edit.form.control} />
      <AccountSection person={person} />
      <PasswordSection />
    </OwnRecord>
  );
}
