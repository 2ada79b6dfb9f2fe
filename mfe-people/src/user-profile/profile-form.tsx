import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { lastEditorOf } from '@jackfield/records/record-form';
import { RecordPage } from '@jackfield/records/record-page';
import { notify, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { roleRefusal, type Viewer } from '../people/user-actions.ts';
import { CallingSection } from './calling-section.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { fieldLabels } from './field-labels.ts';
import { IdentitySection } from './identity-section.tsx';
import { profileMessages } from './messages.ts';
import { PasswordSection } from './password-section.tsx';
import { personTabs } from './person-tabs.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import { profileFields } from './profile-values.ts';
import { useExtensionCheck } from './use-extension-check.ts';
import { useProfileForm } from './use-profile-form.ts';
import { valueText } from './value-text.ts';

const GoneDialog = lazyPart(() =>
  import('@jackfield/records/gone-dialog').then((file) => file.GoneDialog),
);

export interface ProfileFormProps {
  person: Teammate;
  viewer: Viewer;
  head: ReactNode;
  /** The person is no longer stored. */
  isGone: boolean;
  onHistory(): void;
}

/** Edits the profile of one person (PPL-05). */
export function ProfileForm({ person, viewer, head, isGone, onHistory }: ProfileFormProps) {
  const t = useT();
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('teammate', person.id)) ?? t(profileMessages.somebody);
    notify.info(t(profileMessages.changedElsewhere, { name }), {
      label: t(profileMessages.show),
      run: () => (hasConflict ? showConflict() : onHistory()),
    });
  };
  const edit = useProfileForm(person, viewer.teammateId, (...news) => void announce(...news));
  const { control, formState } = edit.form;
  const extension = useExtensionCheck(edit.yours.extension, person.extension);

  const invalid = profileFields.filter(
    (field) => formState.errors[field] || (field === 'extension' && extension.fault),
  );
  const changed = profileFields.filter((field) => edit.changed.includes(field));
  const labels = (fields: typeof invalid) => fields.map((field) => t(fieldLabels[field]));
  const path = paths.admin.users.edit(person.id, 'profile');
  const isMissing = isGone || edit.isGone;
  const save = () => {
    if (extension.fault) edit.form.setFocus('extension');
    else void edit.save();
  };

  return (
    <RecordPage
      head={head}
      tabs={personTabs(person.id)}
      tab={path}
      edit={edit}
      changed={labels(changed)}
      invalid={labels(invalid)}
      onSave={save}
      isGuarded={!isMissing}
      dialogs={
        <>
          {edit.conflict && (
            <ProfileConflict
              conflict={edit.conflict}
              saving={edit.isSaving}
              onSave={(chosen) => edit.conflict && void edit.resolve(edit.conflict, chosen)}
              onClose={edit.closeConflict}
            />
          )}
          {isMissing && (
            <GoneDialog
              name={person.fullName}
              lines={changed.map(
                (field) => `${t(fieldLabels[field])}: ${valueText(edit.yours, field)}`,
              )}
              text={t(
                changed.length > 0 ? profileMessages.goneText : profileMessages.goneTextClean,
              )}
              leaveText={t(profileMessages.goneLeave)}
              listing={paths.admin.users.listing()}
              onLeave={edit.discard}
            />
          )}
        </>
      }
    >
      <IdentitySection person={person} control={control} />
      <CallingSection
        control={control}
        extension={extension}
        roleRefusal={roleRefusal(person, viewer)}
      />
      <EmergencySection control={control} />
      <PasswordSection person={person} viewer={viewer} />
    </RecordPage>
  );
}
