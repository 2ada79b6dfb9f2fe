import { leastCap, mostCap } from '@jackfield/contract/api/spend-guard';
import { useFormats } from '@jackfield/runtime';
import type { KeyboardEvent, PointerEvent } from 'react';
import css from './cap-chart.module.css';

interface CapRingProps {
  cap: number;
  /** Upper end of the scale, which is that of the room it stands in. */
  most: number;
  label: string;
  onChange(cap: number): void;
  /** While it is held the scale stays. */
  onHold(isHeld: boolean): void;
}

const within = (cap: number) => Math.min(mostCap, Math.max(leastCap, cap));

/** A ring at the end of the line of the cap: dragged, or moved by arrows, with Shift by ten. */
export function CapRing({ cap, most, label, onChange, onHold }: CapRingProps) {
  const { money } = useFormats();
  const press = (event: KeyboardEvent) => {
    const sign = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    onChange(within(cap + sign * (event.shiftKey ? 10 : 1)));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const plot = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!plot || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = (plot.bottom - event.clientY) / plot.height;
    onChange(within(Math.round(Math.min(share, 1) * most)));
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has its own track, and no line
      role="slider"
      tabIndex={0}
      className={css.ring}
      style={{ bottom: `${(cap / most) * 100}%` }}
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
  );
}
