import type { Teammate } from '@jackfield/contract/api/teammate';
import { ConflictView } from '@jackfield/records/conflict-view';
import type { OpenConflict } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

export interface ProfileConflictProps {
  conflict: OpenConflict<Teammate, ProfileValues>;
  /** Who made the other change. */
  name: string;
  saving: boolean;
  onSave(chosen: Partial<ProfileValues>): void;
  onClose(): void;
}

/** Lets the person choose where an admin changed the same fields (annex J1). */
export function ProfileConflict({ conflict, name, saving, onSave, onClose }: ProfileConflictProps) {
  const t = useT();
  const { fields, base, current, yours } = conflict;
  return (
    <ConflictView
      name={name}
      saving={saving}
      fields={fields.map((key) => ({
        key,
        label: t(profileMessages[key]),
        base: base[key],
        theirs: current[key],
        yours: yours[key],
      }))}
      onSave={(choices) => {
        const theirs = fields.filter((field) => choices[field] === 'theirs');
        onSave(Object.fromEntries(theirs.map((field) => [field, current[field]])));
      }}
      onClose={onClose}
    />
  );
}
