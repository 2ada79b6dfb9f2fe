import type { OwnedItems } from '@jackfield/contract/api/teammate-offboarding';
import { Checkbox, Field } from '@jackfield/kit/ui/form';
import { PickerSelect } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import css from './offboarding.module.css';
import { offboardingMessages } from './messages.ts';
import type { SuccessorChoice } from './use-offboarding.ts';

interface SuccessorFieldsProps {
  /** Who leaves, and so takes nothing over. */
  offboarding: readonly string[];
  ownedItems: Pick<OwnedItems, 'numbers' | 'teams' | 'isBillingContact'>;
  choice: SuccessorChoice | null;
  onChange(choice: SuccessorChoice): void;
}

/** Who takes over, and what of it. */
export function SuccessorFields({
  offboarding,
  ownedItems,
  choice,
  onChange,
}: SuccessorFieldsProps) {
  const t = useT();
  const { numbers, teams, isBillingContact } = ownedItems;
  const all = {
    numbers: numbers.length > 0,
    teams: teams.length > 0,
    billingContact: isBillingContact,
  };
  const box = (member: keyof typeof all, words: string) =>
    choice &&
    all[member] && (
      <Checkbox
        checked={choice[member]}
        onChange={(event) => onChange({ ...choice, [member]: event.target.checked })}
      >
        {words}
      </Checkbox>
    );
  return (
    <div className={css.successor}>
      <Field label={t(offboardingMessages.successor)} hint={t(offboardingMessages.successorHint)}>
        <PickerSelect
          kind="teammate"
          value={choice?.id ?? null}
          taken={offboarding}
          onPick={(picked) => onChange({ ...all, ...choice, id: picked.id, name: picked.name })}
        />
      </Field>
      {choice && (
        <div className={css.boxes}>
          {box('numbers', t(offboardingMessages.takeNumbers, { count: numbers.length }))}
          {box('teams', t(offboardingMessages.takeTeams, { count: teams.length }))}
          {box('billingContact', t(offboardingMessages.takeBilling))}
        </div>
      )}
    </div>
  );
}
