import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons/public.ts';
import css from './alert.module.css';

export interface AlertProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  /** What is the matter, in one line. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** One button, at the right. */
  action?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A message inside a page. Errors are announced at once, others politely. */
export function Alert({ kind, title, children, action }: AlertProps) {
  const Icon = icons[kind];
  return (
    <div
      className={css.alert}
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      data-long={children !== undefined}
      style={{ background: `var(--ui-${kind}-tint)`, borderColor: `var(--ui-${kind}-edge)` }}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        className={css.icon}
        style={{ color: `var(--ui-${kind}-dot)` }}
        aria-hidden="true"
      />
      <div className={css.text}>
        <div className="ui-strong">{title}</div>
        {children && <div>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
