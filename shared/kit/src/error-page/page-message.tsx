import type { ReactNode } from 'react';
import { Board } from './board.tsx';
import css from './error-page.module.css';

export interface PageMessageProps {
  /** Small line above the title, for example the status. */
  code?: string;
  title: string;
  hint?: ReactNode;
  /** Shows the picture of the cord without a jack. */
  isPictured?: boolean;
  children?: ReactNode;
}

/** A whole page with one message, drawn without the component library. */
export function PageMessage({ code, title, hint, isPictured, children }: PageMessageProps) {
  return (
    <div className={css.page}>
      {isPictured && <Board />}
      {code && <p className={css.code}>{code}</p>}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {hint && <p className={css.hint}>{hint}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
