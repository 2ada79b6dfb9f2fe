import { type ReactNode, useId } from 'react';
import css from './panel.module.css';

interface PanelProps {
  title: string;
  /** How many there are, quietly behind the title. */
  count?: string;
  /** Stands at the end of the head. */
  action?: ReactNode;
  /** What it holds is still being asked for. */
  isWaiting?: boolean;
  /** Stands at the lower end, however high the panel is. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One bordered box of the page, named by its heading. */
export function Panel({ title, count, action, isWaiting, foot, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`ui-card ${css.panel}`} aria-labelledby={id} data-waiting={isWaiting}>
      <header className={css.title}>
        <h2 id={id}>{title}</h2>
        {count && <span className="ui-secondary ui-fill">{count}</span>}
        {action}
      </header>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  );
}

/** The line of a panel that holds nothing yet. */
export function PanelNone({ children }: { children: ReactNode }) {
  return <p className={css.none}>{children}</p>;
}
