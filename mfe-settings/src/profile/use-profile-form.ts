import { type Teammate, teammateSchema } from '@jackfield/contract/api/teammate';
import { draftStore, useRecordForm } from '@jackfield/records/record-form';
import { notify, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { keepProfile } from './keep-profile.ts';
import { profileMessages } from './messages.ts';
import { profileFields, profileSchema, typedProfileSchema, valuesOf } from './profile-values.ts';
import { saveProfile } from './update-profile.ts';

/** State of the form about oneself (SET-05, annex J1, J8). */
export function useProfileForm(
  person: Teammate,
  onChangedElsewhere: (hasConflict: boolean, showConflict: () => void) => void,
) {
  const t = useT();
  const { id } = person;
  const drafts = useMemo(() => draftStore(`own-profile.${id}`, typedProfileSchema), [id]);
  return useRecordForm({
    record: person,
    fields: profileFields,
    valuesOf,
    schema: profileSchema,
    recordSchema: teammateSchema,
    drafts,
    save: (change, version) => saveProfile(id, change, version),
    keep: keepProfile,
    onSaved: () => notify.success(t(profileMessages.saved)),
    onChangedElsewhere,
  });
}
