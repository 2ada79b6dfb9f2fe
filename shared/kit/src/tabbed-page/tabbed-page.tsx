import type { ReactNode } from 'react';
import css from './tabbed-page.module.css';

export interface TabbedPageProps {
  /** Of the page among those of its section, for screen readers. */
  label: string;
  /** Of the section, as its head says it. */
  title: string;
  /** Stand at the end of the head. */
  actions?: ReactNode;
  /** Links to the pages of the section. */
  tabs: ReactNode;
  children: ReactNode;
}

/** A page of a section with tabs: head and tabs stay, what follows them takes the room that is left. */
export function TabbedPage({ label, title, actions, tabs, children }: TabbedPageProps) {
  return (
    <section className="ui-page" aria-label={label}>
      <header className={css.head}>
        <h1>{title}</h1>
        {actions}
      </header>
      <div className={css.tabs}>{tabs}</div>
      {children}
    </section>
  );
}
