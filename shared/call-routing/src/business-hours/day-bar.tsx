import type { BarPart } from './bar-parts.ts';
import css from './day-bar.module.css';

export interface DayBarProps {
  parts: readonly BarPart[];
  /** Where now is, in percent of the day; only on the bar of today. */
  now: number | null;
}

/** The 24 hours of a day with what is open on them; the times stand beside it as text. */
export function DayBar({ parts, now }: DayBarProps) {
  return (
    <div className={css.bar} aria-hidden="true">
      {parts.map(({ left, width }) => (
        <span key={left} className={css.open} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
      {now !== null && <span className={css.now} style={{ left: `${now}%` }} />}
    </div>
  );
}
