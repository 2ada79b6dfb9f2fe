import { Skeleton } from '@jackfield/kit/ui/core';
import type { LucideIcon } from '@jackfield/kit/ui/icons';
import type { ReactNode } from 'react';
import css from './own-security.module.css';

interface SecurityRowProps {
  Icon: LucideIcon;
  title: ReactNode;
  /** Beside the title, such as a tag. */
  mark?: ReactNode;
  text: ReactNode;
  actions?: ReactNode;
}

/** A way in, or a place where somebody is signed in: sign, name, what is known, actions. */
export function SecurityRow({ Icon, title, mark, text, actions }: SecurityRowProps) {
  return (
    <>
      <Icon className={css.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.lines}>
        <span className={css.title}>
          <span className="ui-strong">{title}</span>
          {mark}
        </span>
        <span className="ui-secondary">{text}</span>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </>
  );
}

/** A row before it has arrived, in its geometry. */
export function WaitingRow() {
  return (
    <div className={css.row}>
      <Skeleton width={20} height={20} />
      <div className={css.lines}>
        <Skeleton width={140} height={12} />
        <Skeleton width={220} height={10} />
      </div>
    </div>
  );
}
