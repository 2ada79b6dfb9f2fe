import { formatDay, formatTimeOfDay } from '@jackfield/domain';
import { timeText } from '@jackfield/domain/business-hours';
import { endsOfDays, monthAndDayText } from '@jackfield/domain/days-in-words';
import { Alert } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { common, t as text, useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './dialogs.module.css';
import { importMessages } from './messages.ts';
import { type FoundEvent, isWholeDays, minutesOfDay } from './found-event.ts';
import { type CalendarFile, leftOutTexts } from './use-calendar-file.ts';

interface EventListProps {
  file: CalendarFile;
  /** Keys of events that are left out. */
  left: ReadonlySet<string>;
  error: string | undefined;
  onChange(left: ReadonlySet<string>): void;
}

const clockText = (minutes: number) => formatTimeOfDay(timeText(minutes % minutesOfDay));

function daysText(event: FoundEvent): string {
  const { from, to, start, end, repeatsYearly } = event;
  if (!isWholeDays(event)) {
    const [begins, ends] = [clockText(start), clockText(end)];
    if (from === to) {
      return text(importMessages.partOf, { day: formatDay(from), from: begins, to: ends });
    }
    return text(common.dayRange, {
      from: text(importMessages.atTime, { day: formatDay(from), time: begins }),
      to: text(importMessages.atTime, { day: formatDay(to), time: ends }),
    });
  }
  const day = repeatsYearly ? monthAndDayText : formatDay;
  const ends = repeatsYearly ? { from: day(from), to: day(to) } : endsOfDays(from, to);
  const days = from === to ? day(from) : text(common.dayRange, ends);
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
      {file.cut > 0 && (
        <Alert
          kind="warning"
          title={t(importMessages.tooMany, { count: events.length, more: file.cut })}
        />
      )}
      {file.leftOut.size > 0 && (
        <Alert kind="info" title={t(importMessages.skipped)}>
          {leftOutTexts(file.leftOut).join(' ')}
        </Alert>
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
      {!events.every(isWholeDays) && <p className="ui-note">{t(importMessages.partHint)}</p>}
      {error !== undefined && (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
