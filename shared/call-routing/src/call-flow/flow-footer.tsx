import type { ReactNode } from 'react';
import css from './flow-footer.module.css';

/** The call flow below a form that takes the width of the page, such as business hours. */
export function FlowFooter({ children }: { children: ReactNode }) {
  return <div className={css.below}>{children}</div>;
}
