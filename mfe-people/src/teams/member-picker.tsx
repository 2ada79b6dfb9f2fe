import { Field } from '@jackfield/kit/ui/form';
import { type Picked, PickSeveral } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import { pickMessages } from './messages.ts';

interface MemberPickerProps {
  members: readonly string[];
  keepsOne: boolean;
  error: string | undefined;
  onToggle(person: Picked): void;
}

/** Adds people of the account to a team, one after the other; finds them by typing (TEAM-05). */
export function MemberPicker({ members, keepsOne, error, onToggle }: MemberPickerProps) {
  const t = useT();
  return (
    <Field label={t(pickMessages.label)} error={error}>
      <PickSeveral
        kind="teammate"
        chosen={members}
        keepsOne={keepsOne}
        placeholder={t(pickMessages.placeholder)}
        onToggle={onToggle}
      />
    </Field>
  );
}
