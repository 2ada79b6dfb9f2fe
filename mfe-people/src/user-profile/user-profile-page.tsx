import { paths } from '@jackfield/contract';
import { FormAside } from '@jackfield/kit/form-section';
import { FormRecord } from '@jackfield/records/record-page';
import { roleNameOf } from '@jackfield/records/role-names';
import { t } from '@jackfield/runtime';
import { roleRefusal } from '../people/user-actions.ts';
import { CallingSection } from './calling-section.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { fieldLabels } from './field-labels.ts';
import { IdentitySection } from './identity-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { personGone } from './person-gone.ts';
import { PersonPage, type PersonPageParts } from './person-page.tsx';
import { personTabs } from './person-tabs.ts';
import { ProfileAside } from './profile-aside.tsx';
import { SecondStepSection } from './second-step-section.tsx';
import { useExtensionCheck } from './use-extension-check.ts';
import { useProfileForm } from './use-profile-form.ts';
import { valueText } from './value-text.ts';

/** Profile of a user (PPL-05). */
export function Component() {
  return <PersonPage>{(parts) => <ProfileForm {...parts} />}</PersonPage>;
}

/** Edits the profile of one person (PPL-05). */
function ProfileForm({ person, viewer, head, isGone, onHistory }: PersonPageParts) {
  const edit = useProfileForm(person, { editorId: viewer.teammateId, onHistory });
  const { control, setFocus } = edit.form;
  const extension = useExtensionCheck(edit.yours.extension, person.extension);
  const isTaken = extension.fault !== undefined;
  const save = async () => (isTaken ? setFocus('extension') : edit.save());

  return (
    <FormRecord
      head={head}
      tabs={personTabs(person.id)}
      tab={paths.admin.users.edit(person.id, 'profile')}
      edit={{ ...edit, save, faulty: isTaken ? ['extension'] : [] }}
      labelOf={(field) => t(fieldLabels[field])}
      textOf={valueText}
      isGone={isGone}
      gone={personGone(person)}
    >
      <FormAside aside={<ProfileAside person={person} />}>
        <IdentitySection person={person} control={control} />
        <CallingSection
          control={control}
          extension={extension}
          roleRefusal={viewer.role === 'admin' ? roleRefusal(person, viewer) : undefined}
          builtIn={person.access && t(roleNameOf(person))}
        />
        <EmergencySection control={control} />
        <PasswordSection person={person} viewer={viewer} />
        <SecondStepSection person={person} viewer={viewer} />
      </FormAside>
    </FormRecord>
  );
}
