import { Children, type ReactNode } from 'react';
import css from './record-head.module.css';

export interface RecordHeadProps {
  /** Picture or tile of the record, 48 px, 44 on a phone. */
  sign?: ReactNode;
  /** What the page is about: its h1. */
  name: string;
  /** What stands for it where it is more than text, such as a number to press. */
  shown?: ReactNode;
  /** Status and tags behind the name. */
  badges?: ReactNode;
  /** Parts of the line below the name; empty ones are left out. */
  meta?: readonly ReactNode[];
  /** Buttons at the far end. */
  actions?: ReactNode;
}

/** Head of the pages of one record: icon, name, meta line, actions. */
export function RecordHead({ sign, name, shown, badges, meta = [], actions }: RecordHeadProps) {
  const parts = Children.toArray(meta).filter((part) => part !== '');
  return (
    <header className={css.head}>
      {sign}
      <div className="ui-fill">
        <div className={css.line}>
          <h1 className={css.name} title={name}>
            {shown || name}
          </h1>
          {badges}
        </div>
        {parts.length > 0 && (
          <p className={`ui-secondary ${css.meta}`}>
            {Children.map(parts, (part) => (
              <span>{part}</span>
            ))}
          </p>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
