import { type Teammate, teammateSchema, updateTeammate } from '@jackfield/contract/api/teammate';
import { useRecordEdit } from '@jackfield/records/record-form';
import { call, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { cachePerson, refreshLists } from '../people/api/cached-people.ts';
import { profileMessages } from './messages.ts';
import {
  profileFields,
  profileSchema,
  type ProfileValues,
  typedProfileSchema,
  valuesOf,
} from './profile-values.ts';

interface ProfileFormOptions {
  /** Who edits; drafts are kept by it. */
  editorId: string;
  /** Opens what others changed. */
  onHistory(): void;
}

/** A form about the profile of a person (PPL-05). */
export function useProfileForm(person: Teammate, { editorId, onHistory }: ProfileFormOptions) {
  const t = useT();
  const client = useQueryClient();
  const { id } = person;
  return useRecordEdit<Teammate, ProfileValues>({
    record: person,
    recordSchema: teammateSchema,
    history: { entity: 'teammate', id },
    draft: `profile.${editorId}.${id}`,
    fields: profileFields,
    valuesOf,
    schema: profileSchema,
    typed: typedProfileSchema,
    words: {
      saved: ({ fullName }) => t(profileMessages.saved, { name: fullName }),
      changedElsewhere: (name) => t(profileMessages.changedElsewhere, { name }),
    },
    save: (change, version) => call(updateTeammate, { params: { id }, body: change }, { version }),
    keep: (stored) => cachePerson(client, stored),
    onSaved: () => refreshLists(client),
    onShow: onHistory,
  });
}
