import { type Teammate, teammateSchema } from '@jackfield/contract/api/teammate';
import { draftStore, useRecordForm } from '@jackfield/records/record-form';
import { notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keepPerson, refreshLists } from '../people/api/cached-people.ts';
import { savePerson } from '../people/api/update-teammate.ts';
import { profileMessages } from './messages.ts';
import { profileFields, profileSchema, typedProfileSchema, valuesOf } from './profile-values.ts';

/** State of the profile form of a person, as edited by one editor (PPL-05, annex J1, J8). */
export function useProfileForm(
  person: Teammate,
  editorId: string,
  onChangedElsewhere: (hasConflict: boolean, showConflict: () => void) => void,
) {
  const t = useT();
  const client = useQueryClient();
  const { id } = person;
  const drafts = useMemo(
    () => draftStore(`profile.${editorId}.${id}`, typedProfileSchema),
    [editorId, id],
  );
  return useRecordForm({
    record: person,
    fields: profileFields,
    valuesOf,
    schema: profileSchema,
    recordSchema: teammateSchema,
    drafts,
    save: (change, version) => savePerson(id, change, version),
    keep: (stored) => keepPerson(client, stored),
    onSaved: () => {
      notify.success(t(profileMessages.saved));
      void refreshLists(client);
    },
    onChangedElsewhere,
  });
}
