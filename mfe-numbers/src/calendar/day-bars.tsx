import type { CoverageStretch } from '@jackfield/domain/routing';
import type { CSSProperties } from 'react';
import css from './week-grid.module.css';
import { type CalendarDay, levelsOf, placeOf, type Span, within } from './calendar-days.ts';
import type { Mark } from './marks.ts';
import { MarkSign } from './mark-sign.tsx';

const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
const stand = (day: CalendarDay, span: Span): CSSProperties => {
  const { left, width } = placeOf(day, span);
  return { left: percent(left), width: percent(width) };
};

/** Where a moment stands in what is shown of a day. */
const placeAt = (day: CalendarDay, at: number) =>
  percent(placeOf(day, { from: Math.min(Math.max(at, day.from), day.to), to: day.to }).left);

interface DayBarsProps {
  day: CalendarDay;
  stretches: readonly CoverageStretch[];
  /** Marks of the number whose time meets the day. */
  marks: readonly Mark[];
  /** The half hour that is explained; null: of another day. */
  chosen: Span | null;
  /** Milliseconds. */
  now: number;
}

/** Who rings on a day of a number, to the minute, with its marks, the chosen half hour and now. */
export function DayBars({ day, stretches, marks, chosen, now }: DayBarsProps) {
  const isIn = (at: number) => day.from <= at && at < day.to;
  return (
    <span className={css.bars} aria-hidden="true">
      {levelsOf(within(stretches, day)).map(({ level, isSilenceLost, ...span }) => (
        <span
          key={span.from}
          className={css.stretch}
          data-level={level}
          data-silence={isSilenceLost || undefined}
          style={stand(day, span)}
        />
      ))}
      {marks.map((mark) => {
        if (mark.kind === 'override') {
          const span = { from: mark.from, to: mark.until };
          const shows = span.from < day.to && span.to > day.from;
          return shows && <span key={mark.key} className={css.closed} style={stand(day, span)} />;
        }
        return (
          (mark.kind === 'date' || mark.kind === 'planned') && (
            <span
              key={mark.key}
              className={css.dateMark}
              style={mark.kind === 'planned' ? { left: placeAt(day, mark.from) } : undefined}
            >
              <MarkSign kind={mark.kind} />
            </span>
          )
        );
      })}
      {chosen && isIn(chosen.from) && <span className={css.chosen} style={stand(day, chosen)} />}
      {isIn(now) && (
        <span
          className={css.now}
          style={{ left: percent(placeOf(day, { from: now, to: now }).left) }}
        />
      )}
    </span>
  );
}
