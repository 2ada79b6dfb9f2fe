import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lastEditorOf } from '@jackfield/records/record-form';
import { RecordPage } from '@jackfield/records/record-page';
import { notify, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { settingsTabs } from '../layout/settings-tabs.ts';
import { AccountSection } from './account-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { profileMessages } from './messages.ts';
import { PasswordSection } from './password-section.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import { type ProfileField, profileFields } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

/** /your-settings/profile: what a person may change of the own record (SET-05, G4). */
export function ProfilePage() {
  const person = useAtomValue(profileAtom);
  return person && <OwnProfile key={person.id} person={person} />;
}

const path = paths.yourSettings.page('profile');

function OwnProfile({ person }: { person: Teammate }) {
  const t = useT();
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  const [editor, setEditor] = useState('');
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('teammate', person.id)) ?? t(profileMessages.somebody);
    setEditor(name);
    const action = { label: t(profileMessages.show), run: showConflict };
    notify.info(t(profileMessages.changedElsewhere, { name }), hasConflict ? action : undefined);
  };
  const edit = useProfileForm(person, (...news) => void announce(...news));
  const { errors } = edit.form.formState;
  const invalid = profileFields.filter((field) => errors[field]);
  const labels = (fields: readonly ProfileField[]) =>
    fields.map((field) => t(profileMessages[field]));

  return (
    <RecordPage
      head={<SettingsHead person={person} />}
      tabs={settingsTabs()}
      tab={path}
      edit={edit}
      changed={labels(edit.changed)}
      invalid={labels(invalid)}
      onSave={() => void edit.save()}
      dialogs={
        edit.conflict && (
          <ProfileConflict
            conflict={edit.conflict}
            name={editor || t(profileMessages.somebody)}
            saving={edit.isSaving}
            onSave={(chosen) => edit.conflict && void edit.resolve(edit.conflict, chosen)}
            onClose={edit.closeConflict}
          />
        )
      }
    >
      <IdentitySection person={person} control={edit.form.control} />
      <AccountSection person={person} />
      <PasswordSection />
    </RecordPage>
  );
}
