import type { ReactNode } from 'react';
import css from './staff-row.module.css';

interface StaffRowProps {
  /** What it is, with marks. */
  head: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** What is known of it, in lines. */
  children: ReactNode;
}

/** One entry of a list. */
export function StaffRow({ head, actions, children }: StaffRowProps) {
  return (
    <li className={css.row}>
      <div className={css.text}>
        <p className={css.head}>{head}</p>
        {children}
      </div>
      {actions && <div className="ui-actions">{actions}</div>}
    </li>
  );
}
