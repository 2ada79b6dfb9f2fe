import { leastCap, mostCap } from '@jackfield/contract/api/spend-guard';
import { useFormats, useT } from '@jackfield/runtime';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import css from './spend-chart.module.css';
import { guardMessages as messages } from './messages.ts';

interface CapRingProps {
  cap: number;
  /** Upper end of the scale. */
  most: number;
  label: string;
  onChange(cap: number): void;
  /** While it is held the scale stays. */
  onHold(isHeld: boolean): void;
}

const within = (cap: number) => Math.min(mostCap, Math.max(leastCap, cap));

/** The cap as a line with a ring at its end: dragged, or moved by arrows, with Shift by ten. */
export function CapRing({ cap, most, label, onChange, onHold }: CapRingProps) {
  const t = useT();
  const { money } = useFormats();
  const line = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const sign = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    onChange(within(cap + sign * (event.shiftKey ? 10 : 1)));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const plot = line.current?.parentElement?.getBoundingClientRect();
    if (!plot || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = (plot.bottom - event.clientY) / plot.height;
    onChange(within(Math.round(Math.min(share, 1) * most)));
  };
  return (
    <div ref={line} className={css.cap} style={{ bottom: `${(cap / most) * 100}%` }}>
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has its own track, and no line
        role="slider"
        tabIndex={0}
        className={css.ring}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={leastCap}
        aria-valuemax={mostCap}
        aria-valuenow={cap}
        aria-valuetext={money(cap)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onHold(true);
        }}
        onPointerMove={drag}
        onPointerUp={() => onHold(false)}
        onPointerCancel={() => onHold(false)}
      />
      <span className={css.capText} aria-hidden="true">
        {t(messages.capLabel, { amount: money(cap) })}
      </span>
    </div>
  );
}
