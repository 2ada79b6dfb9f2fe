import type { ReactNode } from 'react';
import css from './two-sides.module.css';

interface TwoSidesProps {
  /** Sections that stand beside it, below it on a narrow screen. */
  side: ReactNode;
  children: ReactNode;
}

/** What a page is about, and what belongs to it at the side, which fills the sheet to its edge. */
export function TwoSides({ side, children }: TwoSidesProps) {
  return (
    <div className={css.sides}>
      <div className={css.main}>{children}</div>
      <aside className={css.side}>{side}</aside>
    </div>
  );
}
