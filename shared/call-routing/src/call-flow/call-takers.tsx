import type { Outcome, RouteNode } from '@jackfield/domain/routing';
import { Switch } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { tryMessages } from './messages.ts';
import css from './try-call-dialog.module.css';

export interface CallTakersProps {
  /** People and teams that a tried call comes to. */
  people: readonly RouteNode[];
  byId: Readonly<Record<string, Outcome>>;
  onChange(byId: Record<string, Outcome>): void;
}

/** Who of them takes the call, and who lets it ring. */
export function CallTakers({ people, byId, onChange }: CallTakersProps) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <fieldset className={css.takers}>
      <legend className={css.label}>{t(tryMessages.outcomes)}</legend>
      {people.map(({ id, name }) => (
        <label key={id}>
          <Switch
            checked={byId[id] !== 'silent'}
            aria-label={t(tryMessages.outcomeOf, { name })}
            onChange={(answers) => onChange({ ...byId, [id]: answers ? 'answers' : 'silent' })}
          />
          <span>{t(tryMessages.outcomeOf, { name })}</span>
        </label>
      ))}
    </fieldset>
  );
}
