import type { ReactNode } from 'react';
import css from './dialog-head.module.css';

export interface DialogHeadProps {
  icon: ReactNode;
  tone: 'error' | 'warning' | 'info' | 'success';
  children: ReactNode;
}

/** Head of a global dialog: its sign, and its title underneath. */
export function DialogHead({ icon, tone, children }: DialogHeadProps) {
  return (
    <span className={css.head}>
      <span className={css.icon} data-tone={tone}>
        {icon}
      </span>
      {children}
    </span>
  );
}
