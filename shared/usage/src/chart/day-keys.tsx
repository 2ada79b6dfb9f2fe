import { formatDay } from '@jackfield/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { axisHeight, axisWidth } from './axes.tsx';
import css from './day-keys.module.css';

interface DayKeysProps<Bar> {
  /** Of the chart. */
  title: string;
  bars: readonly Bar[];
  /** What the bar of a day says in a word. */
  valueOf(bar: Bar): string;
  chosen: string | null;
  onChoose(day: string): void;
  /** Room right of the bars, in pixels. */
  right?: number;
}

/**
 * A band over each day for the keys and for screen readers: arrows move it, Enter chooses. The
 * mouse goes through to the bars.
 */
export function DayKeys<Bar extends { readonly day: string }>(props: DayKeysProps<Bar>) {
  const { title, bars, valueOf, chosen, onChoose, right = 0 } = props;
  const [current, setCurrent] = useState(0);
  const around = useRef<HTMLDivElement>(null);
  const last = bars.length - 1;
  const at = Math.min(current, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(last, at + 1),
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    around.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={around}
      className={css.keys}
      style={{ inset: `0 ${right}px ${axisHeight}px ${axisWidth}px` }}
      role="toolbar"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      {bars.map((bar, index) => (
        <button
          key={bar.day}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={bar.day === chosen}
          aria-label={`${formatDay(bar.day)}, ${valueOf(bar)}`}
          onFocus={() => setCurrent(index)}
          onClick={() => onChoose(bar.day)}
        />
      ))}
    </div>
  );
}
