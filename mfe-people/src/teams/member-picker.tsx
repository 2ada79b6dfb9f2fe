import { Field } from '@jackfield/kit/ui/form';
import { type Picked, PickerSelect } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import { pickMessages } from './messages.ts';

interface MemberPickerProps {
  /** People who are members already and are not offered. */
  taken: readonly string[];
  error: string | undefined;
  onPick(person: Picked): void;
}

/** Adds people of the account to a team, one at a time; finds them by typing (TEAM-05). */
export function MemberPicker({ taken, error, onPick }: MemberPickerProps) {
  const t = useT();
  return (
    <Field label={t(pickMessages.label)} error={error}>
      <PickerSelect
        kind="teammate"
        value={null}
        taken={taken}
        placeholder={t(pickMessages.placeholder)}
        onPick={onPick}
      />
    </Field>
  );
}
