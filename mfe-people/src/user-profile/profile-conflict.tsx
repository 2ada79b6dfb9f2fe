import type { Teammate } from '@jackfield/contract/api/teammate';
import { ConflictView } from '@jackfield/records/conflict-view';
import { lastEditorOf, type OpenConflict } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { peopleKeys } from '../people/api/keys.ts';
import { fieldLabels } from './field-labels.ts';
import { profileMessages } from './messages.ts';
import {
  type ProfileField,
  profileFields,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';
import { valueText } from './value-text.ts';

export interface ProfileConflictProps {
  conflict: OpenConflict<Teammate, ProfileValues>;
  saving: boolean;
  /** Receives the chosen value of each field. */
  onSave(chosen: Partial<ProfileValues>): void;
  onClose(): void;
}

/** Base, theirs and yours of the profile, field by field (annex J1). */
export function ProfileConflict({ conflict, saving, onSave, onClose }: ProfileConflictProps) {
  const t = useT();
  const { base, yours, current } = conflict;
  const editor = useQuery({
    queryKey: [...peopleKeys.history(current.id), 'editor', current.version],
    queryFn: () => lastEditorOf('teammate', current.id),
  });
  const theirs = valuesOf(current);
  const fields = profileFields.filter((field) => conflict.fields.includes(field));
  return (
    <ConflictView
      name={editor.data ?? t(profileMessages.somebody)}
      saving={saving}
      fields={fields.map((field) => ({
        key: field,
        label: t(fieldLabels[field]),
        base: valueText(base, field),
        theirs: valueText(theirs, field),
        yours: valueText(yours, field),
      }))}
      onSave={(choices) => {
        const chosen: Partial<ProfileValues> = {};
        for (const field of fields)
          take(chosen, choices[field] === 'theirs' ? theirs : yours, field);
        onSave(chosen);
      }}
      onClose={onClose}
    />
  );
}

function take<Field extends ProfileField>(
  into: Partial<ProfileValues>,
  from: ProfileValues,
  field: Field,
): void {
  into[field] = from[field];
}
