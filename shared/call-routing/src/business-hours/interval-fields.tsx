import type { OpenInterval } from '@jackfield/contract/api/routing';
import { IconButton } from '@jackfield/kit/ui/core';
import { CircleAlert, X } from '@jackfield/kit/ui/icons';
import { rangeText } from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { type HoursError, messageOf } from './hours-error.ts';
import { hoursMessages } from './messages.ts';
import css from './interval-fields.module.css';
import { TimeField } from './time-field.tsx';

export interface IntervalFieldsProps {
  /** Whose hours they are, for example 'Monday'. */
  name: string;
  intervals: readonly OpenInterval[];
  error: HoursError;
  /** False keeps the last interval. */
  canBeEmpty?: boolean;
  onChange(intervals: OpenInterval[]): void;
  onBlur?(): void;
}

/** From and to of each interval of a day, with what is wrong about them below. */
export function IntervalFields(props: IntervalFieldsProps) {
  const { name, intervals, error, canBeEmpty = true, onChange, onBlur } = props;
  const t = useT();
  const errorId = useId();
  const message = messageOf(error);
  const change = (index: number, part: Partial<OpenInterval>) =>
    onChange(intervals.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const label = (index: number, first: 'from' | 'to') =>
    index === 0
      ? t(hoursMessages[first], { day: name })
      : t(hoursMessages[`${first}Next`], { day: name, number: index + 1 });
  const shared = { describedBy: message === undefined ? undefined : errorId, onBlur };

  return (
    <div className={css.intervals}>
      {intervals.map((interval, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an interval has no name but its place
        <div className={css.interval} key={index}>
          <TimeField
            {...shared}
            label={label(index, 'from')}
            value={interval.from}
            invalid={messageOf(error, index, 'from') !== undefined}
            onChange={(from) => change(index, { from })}
          />
          <span className={css.until}>{t(hoursMessages.until)}</span>
          <TimeField
            {...shared}
            isEnd
            label={label(index, 'to')}
            value={interval.to}
            invalid={messageOf(error, index, 'to') !== undefined}
            onChange={(to) => change(index, { to })}
          />
          {(canBeEmpty ? index > 0 : intervals.length > 1) && (
            <IconButton
              label={t(hoursMessages.remove, { range: rangeText(interval), day: name })}
              icon={<X size={16} strokeWidth={1.75} />}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {message !== undefined && (
        <p className={css.error} id={errorId} role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
