import {
  dayOfMonthText,
  monthAndDayText,
  weekdayAndDayText,
} from '@jackfield/domain/days-in-words';
import type { CoverageStretch } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import css from './month.module.css';
import { type CalendarDay, levelsOf, placeOf, within } from './calendar-days.ts';
import { chipText } from './chip-text.ts';
import { levelLines } from './cell-text.ts';
import { MarkSign } from './mark-sign.tsx';
import type { Mark } from './marks.ts';
import { monthMessages } from './messages.ts';

export interface MonthDayProps {
  day: CalendarDay;
  chips: readonly Mark[];
  zone: string;
  now: number;
  /** Of the one number whose strip is drawn. */
  stretches: readonly CoverageStretch[];
  onDay(day: number): void;
  onChip(mark: Mark, day: number): void;
  /** Says weekday and month, where no head does. */
  isLong?: boolean;
  /** Says the month, as the first of a month does. */
  isNamed?: boolean;
}

/** So many chips have room on a day of the grid. */
const mostChips = 3;

/** A day of the month: its date, which opens its week, what is special, and a strip of who rings. */
export function MonthDay(props: MonthDayProps) {
  const {
    day,
    chips,
    zone,
    now,
    stretches,
    onDay,
    onChip,
    isLong = false,
    isNamed = false,
  } = props;
  const t = useT();
  const name = weekdayAndDayText(day.text);
  const shown = isLong || chips.length <= mostChips ? chips : chips.slice(0, mostChips - 1);
  const date = dayOfMonthText(day.text);
  const short = day.text.endsWith('-01') || isNamed ? monthAndDayText(day.text) : date;
  const isToday = day.whole.from <= now && now < day.whole.to;
  return (
    <div className={css.day} data-long={isLong}>
      <button
        type="button"
        className={css.date}
        data-today={isToday}
        aria-current={isToday ? 'date' : undefined}
        aria-label={t(monthMessages.openWeek, { day: name })}
        onClick={() => onDay(day.day)}
      >
        {isLong ? name : short}
      </button>
      <div className={css.chips}>
        {shown.map((mark) => {
          const text = chipText(mark, zone);
          return (
            <button
              key={mark.key}
              type="button"
              className={css.chip}
              data-kind={mark.kind}
              title={text.long}
              aria-label={text.long}
              onClick={() => onChip(mark, day.day)}
            >
              <MarkSign kind={mark.kind} />
              <span className="ui-clip">{text.short}</span>
            </button>
          );
        })}
        {chips.length > shown.length && (
          <button type="button" className={css.more} onClick={() => onDay(day.day)}>
            {t(monthMessages.more, { count: chips.length - shown.length })}
          </button>
        )}
      </div>
      <span className={css.strip} aria-hidden="true">
        {levelsOf(within(stretches, day)).map(({ level, isSilenceLost, ...span }) => {
          const { left, width } = placeOf(day, span);
          return (
            <span
              key={span.from}
              data-level={level}
              data-silence={isSilenceLost || undefined}
              style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
            />
          );
        })}
      </span>
      <span className="ui-hidden">{levelLines(zone, stretches, day).join(', ')}</span>
    </div>
  );
}
