import type { RoutingConfig } from '@jackfield/domain/routing';
import { Checkbox } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { inCalendarOrder } from './calendar-order.ts';
import css from './dialogs.module.css';
import { dateDialogMessages } from './messages.ts';
import type { DatedOwner } from './save-dates.ts';

interface OwnerListProps {
  config: RoutingConfig;
  /** Teams are offered below the numbers. */
  hasTeams: boolean;
  chosen: readonly DatedOwner[];
  error: string | undefined;
  onChange(chosen: DatedOwner[]): void;
}

/** Company numbers, and teams, whose hours get dates. */
export function OwnerList({ config, hasTeams, chosen, error, onChange }: OwnerListProps) {
  const t = useT();
  const id = useId();
  const numbers = inCalendarOrder(config.companies).map((one) => ({
    kind: 'company' as const,
    id: one.id,
    name: one.label,
  }));
  const teams = config.teams.map((one) => ({ kind: 'team' as const, id: one.id, name: one.name }));
  const offered = hasTeams ? [...numbers, ...teams] : numbers;
  const isChosen = (owner: DatedOwner) => chosen.some((one) => one.id === owner.id);
  const allNumbers = numbers.every(isChosen);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={css.label}>
        {t(hasTeams ? dateDialogMessages.numbersAndTeams : common.companyNumbers)}
      </legend>
      <ul className={`ui-card ui-rows ${css.owners}`}>
        {numbers.length > 1 && (
          <li>
            <Checkbox
              checked={allNumbers}
              indeterminate={!allNumbers && numbers.some(isChosen)}
              onChange={() =>
                onChange([
                  ...chosen.filter(({ kind }) => kind === 'team'),
                  ...(allNumbers ? [] : numbers.map(({ kind, id: one }) => ({ kind, id: one }))),
                ])
              }
            >
              {t(dateDialogMessages.everyNumber)}
            </Checkbox>
          </li>
        )}
        {offered.map(({ name, ...owner }) => (
          <li key={owner.id}>
            <Checkbox
              checked={isChosen(owner)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, owner] : chosen.filter((one) => one.id !== owner.id),
                )
              }
            >
              {owner.kind === 'team' ? t(dateDialogMessages.team, { name }) : name}
            </Checkbox>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
