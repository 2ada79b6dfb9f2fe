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
  children: ReactNode;
}

/** Page of one record: head and tabs stay, sections scroll, the save bar floats. */
export function EditPage({ head, tabs, editors, bar, children }: EditPageProps) {
  return (
    <div className={`ui-page ${css.page}`}>
      <div className={css.top} data-tabs={tabs !== undefined}>
        {head}
        <div className={css.line}>
          {tabs}
          {editors && <div className={css.editors}>{editors}</div>}
        </div>
      </div>
      <div className={css.body}>{children}</div>
      {bar && <div className={css.bar}>{bar}</div>}
    </div>
  );
}
