import type { Belongings } from '@jackfield/contract/api/teammate-leave';
import { Checkbox, Field } from '@jackfield/kit/ui/form';
import { PickerSelect } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import css from './leaving.module.css';
import { leavingMessages } from './messages.ts';
import type { Taker } from './use-leaving.ts';

interface HeirFieldsProps {
  /** Who leaves, and so takes nothing over. */
  leaving: readonly string[];
  belongings: Pick<Belongings, 'numbers' | 'teams' | 'isBillingContact'>;
  taker: Taker | null;
  onChange(taker: Taker): void;
}

/** Who takes over, and what of it. */
export function HeirFields({ leaving, belongings, taker, onChange }: HeirFieldsProps) {
  const t = useT();
  const { numbers, teams, isBillingContact } = belongings;
  const all = {
    numbers: numbers.length > 0,
    teams: teams.length > 0,
    billingContact: isBillingContact,
  };
  const box = (member: keyof typeof all, words: string) =>
    taker &&
    all[member] && (
      <Checkbox
        checked={taker[member]}
        onChange={(event) => onChange({ ...taker, [member]: event.target.checked })}
      >
        {words}
      </Checkbox>
    );
  return (
    <div className={css.heir}>
      <Field label={t(leavingMessages.heir)} hint={t(leavingMessages.heirHint)}>
        <PickerSelect
          kind="teammate"
          value={taker?.id ?? null}
          taken={leaving}
          onPick={(picked) => onChange({ ...all, ...taker, id: picked.id, name: picked.name })}
        />
      </Field>
      {taker && (
        <div className={css.boxes}>
          {box('numbers', t(leavingMessages.takeNumbers, { count: numbers.length }))}
          {box('teams', t(leavingMessages.takeTeams, { count: teams.length }))}
          {box('billingContact', t(leavingMessages.takeBilling))}
        </div>
      )}
    </div>
  );
}
