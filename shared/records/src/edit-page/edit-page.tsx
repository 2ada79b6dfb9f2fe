import { Looking, useMayChange } from '@jackfield/kit/may';
import type { ReactNode } from 'react';
import css from './edit-page.module.css';

export interface EditPageProps {
  /** Name, status and actions of the record; stays put. */
  head: ReactNode;
  /** `LinkTabs` of the record's sections; stay put. */
  tabs?: ReactNode;
  /** Who else edits the record; at the far end of the tabs, below them on a phone. */
  editors?: ReactNode;
  /** The `SaveBar`. */
  bar?: ReactNode;
  /** What the sections tell, where they are read more than filled in: the pane takes the focus, so keys scroll it. */
  reads?: string;
  children: ReactNode;
}

/**
 * Page of one record: head and tabs stay, sections scroll, the save bar floats. Who may not change
 * what the page is about looks at its values (RIGHT-02).
 */
export function EditPage({ head, tabs, editors, bar, reads, children }: EditPageProps) {
  const isLooking = !useMayChange();
  return (
    <Looking on={isLooking}>
      <div className={`ui-page ${css.page}`} data-looking={isLooking}>
        <div className={css.top} data-tabs={tabs !== undefined}>
          {head}
          <div className={css.line}>
            {tabs}
            {editors && !isLooking && <div className={css.editors}>{editors}</div>}
          </div>
        </div>
        {reads === undefined ? (
          <div className={css.body}>{children}</div>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: scrolled by keys
          <section className={css.body} aria-label={reads} tabIndex={0}>
            {children}
          </section>
        )}
        {bar && !isLooking && <div className={css.bar}>{bar}</div>}
      </div>
    </Looking>
  );
}
