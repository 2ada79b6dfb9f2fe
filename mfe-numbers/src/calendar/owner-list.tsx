import type { RoutingConfig } from '@jackfield/domain/routing';
import { Checkbox } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { Fragment, useId } from 'react';
import { neverCloses } from '@jackfield/domain/business-hours';
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
    isAlwaysOpen: neverCloses(one.businessHour),
  }));
  const teams = config.teams.map((one) => ({ kind: 'team' as const, id: one.id, name: one.name }));
  // An emergency line is open on holidays too, so that nobody takes it along by one tick.
  const groups = [
    { every: dateDialogMessages.everyNumber, items: numbers.filter((one) => !one.isAlwaysOpen) },
    { every: dateDialogMessages.everyAlwaysOpen, items: numbers.filter((one) => one.isAlwaysOpen) },
  ].filter(({ items }) => items.length > 0);
  const isChosen = (owner: DatedOwner) => chosen.some((one) => one.id === owner.id);
  const choose = (items: readonly DatedOwner[], isTicked: boolean) =>
    onChange([
      ...chosen.filter(({ id: one }) => !items.some((item) => item.id === one)),
      ...(isTicked ? items.map(({ kind, id: one }) => ({ kind, id: one })) : []),
    ]);
  const item = ({ name, ...owner }: DatedOwner & { readonly name: string }) => (
    <li key={owner.id}>
      <Checkbox
        checked={isChosen(owner)}
        onChange={({ target }) => choose([owner], target.checked)}
      >
        {owner.kind === 'team' ? t(dateDialogMessages.team, { name }) : name}
      </Checkbox>
    </li>
  );
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={css.label}>
        {t(hasTeams ? dateDialogMessages.numbersAndTeams : common.companyNumbers)}
      </legend>
      <ul className={`ui-card ui-rows ${css.owners}`}>
        {groups.map(({ every, items }) => (
          <Fragment key={every.id}>
            {numbers.length > 1 && (
              <li className={css.every}>
                <Checkbox
                  checked={items.every(isChosen)}
                  indeterminate={!items.every(isChosen) && items.some(isChosen)}
                  onChange={({ target }) => choose(items, target.checked)}
                >
                  {t(every)}
                </Checkbox>
              </li>
            )}
            {items.map(item)}
          </Fragment>
        ))}
        {hasTeams && teams.map(item)}
      </ul>
      {error !== undefined && (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
