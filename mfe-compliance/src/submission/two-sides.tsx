import type { ReactNode } from 'react';
import css from './two-sides.module.css';

interface TwoSidesProps {
  /** Sections that stand beside it, below it on a narrow screen. */
  side: ReactNode;
  children: ReactNode;
}

/** A tab of a brand or campaign: what it is about, and what belongs to it at the side. */
export function TwoSides({ side, children }: TwoSidesProps) {
  return (
    <div className={css.sides}>
      <div className={css.main}>{children}</div>
      <aside className={css.side}>{side}</aside>
    </div>
  );
}
