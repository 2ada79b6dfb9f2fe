import type { ReactNode } from 'react';
import type { MeaningName } from '../../theme/palette.ts';
import css from './status-badge.module.css';

/** Filled dot = on, ring = waiting, bar = stopped, cross = rejected. */
export type StatusShape = 'dot' | 'ring' | 'bar' | 'cross';

export interface StatusBadgeProps {
  meaning: MeaningName;
  shape: StatusShape;
  /** The word; status is never colour alone. */
  children: ReactNode;
}

/** A pill that says how something stands. */
export function StatusBadge({ meaning, shape, children }: StatusBadgeProps) {
  return (
    <span
      className={css.badge}
      style={{ background: `var(--ui-${meaning}-tint)`, color: `var(--ui-${meaning}-text)` }}
    >
      <span
        className={css.shape}
        data-shape={shape}
        style={{ color: `var(--ui-${meaning}-dot)` }}
        aria-hidden="true"
      />
      <span className={css.word} title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
    </span>
  );
}
