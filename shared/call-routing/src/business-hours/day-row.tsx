import { maxIntervals, type OpenInterval, type Weekday } from '@jackfield/contract/api/routing';
import { timeBehindWord } from '@jackfield/domain';
import { weekdayName } from '@jackfield/domain/weekday-names';
import { IconButton } from '@jackfield/kit/ui/core';
import { Switch } from '@jackfield/kit/ui/form';
import { Plus } from '@jackfield/kit/ui/icons';
import { dayMessages, readable, timeLabel } from '@jackfield/records/hours-text';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { barParts, spillEnd } from './bar-parts.ts';
import { CopyMenu } from './copy-menu.tsx';
import { DayBar } from './day-bar.tsx';
import css from './day-row.module.css';
import type { HoursError } from './hours-error.ts';
import { IntervalFields } from './interval-fields.tsx';
import { hoursMessages } from './messages.ts';
import { nextInterval, workday } from './next-interval.ts';

export interface DayRowProps {
  day: Weekday;
  intervals: readonly OpenInterval[];
  /** Of the day before, whose hours may go past midnight. */
  before: { day: Weekday; intervals: readonly OpenInterval[] };
  now: number | null;
  error: HoursError;
  onChange(intervals: OpenInterval[]): void;
  onBlur(): void;
  onCopy(to: readonly Weekday[]): void;
}

/** A day of the week: open or not, its hours, its bar, and copying them. */
export function DayRow(props: DayRowProps) {
  const { day, intervals, before, onChange } = props;
  const t = useT();
  const name = t(dayMessages[day]);
  const isOpen = intervals.length > 0;
  // Switched off and on again, a day has the hours that it had.
  const [kept, setKept] = useState(intervals);
  const previous = readable(before.intervals);
  const goesOn = spillEnd(previous);

  function toggle(wanted: boolean): void {
    if (!wanted) setKept(intervals);
    onChange(wanted ? (kept.length > 0 ? [...kept] : [workday]) : []);
  }

  return (
    <fieldset className={css.row} aria-label={name}>
      <Switch
        checked={isOpen}
        aria-label={t(hoursMessages.open, { day: name })}
        onChange={toggle}
        className={css.switch ?? ''}
      />
      <span className={css.name} data-closed={!isOpen}>
        {name}
      </span>
      <div className={css.times}>
        {isOpen ? (
          <IntervalFields
            name={name}
            intervals={intervals}
            error={props.error}
            onChange={onChange}
            onBlur={props.onBlur}
          />
        ) : (
          <span className={css.closed}>{t(common.closedAllDay)}</span>
        )}
        {goesOn !== null && (
          <span className="ui-note">
            {t(hoursMessages.goesOn, {
              day: weekdayName(before.day, 'long'),
              time: timeBehindWord(timeLabel(goesOn)),
            })}
          </span>
        )}
      </div>
      <div className={css.bar}>
        <DayBar parts={barParts(readable(intervals), previous)} now={props.now} />
      </div>
      <div className={css.actions}>
        {isOpen && intervals.length < maxIntervals && (
          <IconButton
            label={t(hoursMessages.add, { day: name })}
            icon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => onChange([...intervals, nextInterval(intervals)])}
          />
        )}
        <CopyMenu day={day} onCopy={props.onCopy} />
      </div>
    </fieldset>
  );
}
