import { formatDay } from '@jackfield/domain';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { Alert } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { common, t as text, useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './dialogs.module.css';
import { importMessages } from './messages.ts';
import type { FoundEvent } from './read-calendar-file.ts';
import type { CalendarFile } from './use-calendar-file.ts';

interface EventListProps {
  file: CalendarFile;
  /** Keys of events that are left out. */
  left: ReadonlySet<string>;
  error: string | undefined;
  onChange(left: ReadonlySet<string>): void;
}

function daysText({ from, to, repeatsYearly }: FoundEvent): string {
  const day = repeatsYearly ? monthAndDayText : formatDay;
  const days = from === to ? day(from) : text(common.range, { from: day(from), to: day(to) });
  return repeatsYearly ? text(importMessages.yearly, { days }) : days;
}

/** The events of a file, of which some are chosen. */
export function EventList({ file, left, error, onChange }: EventListProps) {
  const t = useT();
  const id = useId();
  const { events } = file;
  const isAll = events.every(({ key }) => !left.has(key));
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={css.label}>
        {t(importMessages.fileName, { name: file.name, count: events.length })}
      </legend>
      {file.isCut && (
        <Alert kind="warning" title={t(importMessages.tooMany, { count: events.length })} />
      )}
      <ul className={`ui-card ui-rows ${css.events}`} aria-label={t(importMessages.events)}>
        <li>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && left.size < events.length}
            onChange={() => onChange(isAll ? new Set(events.map(({ key }) => key)) : new Set())}
          >
            {t(importMessages.every)}
          </Checkbox>
        </li>
        {events.map((event) => (
          <li key={event.key}>
            <Checkbox checked={!left.has(event.key)} onChange={() => toggle(event.key)}>
              {event.name}
            </Checkbox>
            <span>{daysText(event)}</span>
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
