import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { relativeTime } from '@jackfield/domain';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/kit/edit-page';
import { LeaveGuard } from '@jackfield/kit/leave-guard';
import { lastEditorOf } from '@jackfield/kit/record-form';
import { SaveBar } from '@jackfield/kit/save-bar';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { notify, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { AccountSection } from './account-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { profileMessages } from './messages.ts';
import { PasswordSection } from './password-section.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import css from './profile-page.module.css';
import { type ProfileField, profileFields } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

/** /your-settings/profile: what a person may change of the own record (SET-05, G4). */
export function ProfilePage() {
  const person = useAtomValue(profileAtom);
  return person && <OwnProfile key={person.id} person={person} />;
}

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
  const dirtyMark = edit.isDirty ? 'unsaved' : undefined;
  const save = () => void edit.save();

  return (
    <EditPage
      head={<SettingsHead person={person} />}
      tabs={
        <LinkTabs
          tabs={[
            {
              label: t(settingsMessages.profile),
              to: paths.yourSettings.page('profile'),
              mark: invalid.length > 0 ? 'errors' : dirtyMark,
            },
          ]}
        />
      }
      bar={
        <SaveBar
          changed={labels(edit.changed)}
          invalid={labels(invalid)}
          saving={edit.isSaving}
          onDiscard={edit.discard}
          onSave={save}
        />
      }
    >
      {edit.restoredFrom !== null && (
        <div className={css.note}>
          <Alert
            kind="info"
            title={t(profileMessages.draftRestored, {
              when: relativeTime(new Date(edit.restoredFrom)),
            })}
            action={
              <Button size="small" onClick={edit.discard}>
                {t(profileMessages.draftDiscard)}
              </Button>
            }
          />
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.isDirty) save();
        }}
      >
        <IdentitySection person={person} control={edit.form.control} />
        <AccountSection person={person} />
        <PasswordSection />
      </form>
      <LeaveGuard dirty={edit.isDirty} onLeave={edit.discard} />
      {edit.conflict && (
        <ProfileConflict
          conflict={edit.conflict}
          name={editor || t(profileMessages.somebody)}
          saving={edit.isSaving}
          onSave={(chosen) => edit.conflict && void edit.resolve(edit.conflict, chosen)}
          onClose={edit.closeConflict}
        />
      )}
    </EditPage>
  );
}
