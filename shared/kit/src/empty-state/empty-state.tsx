import type { LucideIcon } from '@jackfield/kit/ui/icons';
import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  icon: LucideIcon;
  /** Why there is nothing, verbatim where the specification prints it. */
  title: string;
  /** The next step, or who can help. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Failures are announced. */
  failed?: boolean;
}

/** Why there is nothing here and what to do, between two jacks on a slack cord. */
export function EmptyState({ icon: Icon, title, children, action, failed }: EmptyStateProps) {
  return (
    <div className={css.state} role={failed ? 'alert' : undefined}>
      <div className={css.picture} aria-hidden="true">
        <svg className={css.cord} viewBox="0 0 124 44" fill="none">
          <circle cx="10" cy="22" r="9" />
          <circle cx="10" cy="22" r="2" className={css.tip} />
          <circle cx="114" cy="22" r="9" />
          <circle cx="114" cy="22" r="2" className={css.tip} />
          <path d="M13 29c6 9 18 14 32 11M111 29c-6 9-18 14-32 11" strokeDasharray="1 5" />
        </svg>
        <span className={css.icon}>
          <Icon size={20} strokeWidth={1.75} />
        </span>
      </div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{children}</p>
      {action}
    </div>
  );
}
