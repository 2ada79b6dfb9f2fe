import { Looking, useMayChange } from '@jackfield/kit/may';
import type { ReactNode } from 'react';
import css from './tabbed-page.module.css';

interface PageHeadProps {
  /** Of the page, or of the section it belongs to. */
  title: string;
  /** Follows the title: a status, a plan. */
  badge?: ReactNode;
  /** Stand at the end of the head. */
  actions?: ReactNode;
}

/** Head of a page: what it is, and what can be done there. As high as that of a listing. */
export function PageHead({ title, badge, actions }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h1>{title}</h1>
        {badge}
      </div>
      {actions}
    </header>
  );
}

export interface TabbedPageProps extends PageHeadProps {
  /** Of the page among those of its section, for screen readers. */
  label?: string;
  /** Links to the pages of the section, where there are several. */
  tabs?: ReactNode;
  children: ReactNode;
}

/**
 * A page whose head and tabs stay; what follows them takes the room that is left. Who may not change
 * what the page is about looks at it (RIGHT-02).
 */
export function TabbedPage({ label, tabs, children, ...head }: TabbedPageProps) {
  const isLooking = !useMayChange();
  return (
    <Looking on={isLooking}>
      <section className="ui-page" aria-label={label} data-looking={isLooking}>
        <div className={css.top}>
          <PageHead {...head} />
          {tabs}
        </div>
        {children}
      </section>
    </Looking>
  );
}
