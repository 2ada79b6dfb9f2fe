import { type ReactNode, useId } from 'react';
import css from './panel.module.css';

/** One bordered box of the page, named by its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`ui-card ${css.panel}`} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The line of a panel that holds nothing yet. */
export function PanelNone({ children }: { children: ReactNode }) {
  return <p className={css.none}>{children}</p>;
}
