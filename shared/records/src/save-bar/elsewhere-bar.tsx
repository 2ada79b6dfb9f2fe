import { useT } from '@jackfield/runtime';
import { Link } from 'react-router';
import { saveMessages } from './messages.ts';
import css from './save-bar.module.css';

/** A tab of the record that is not open. */
export interface ElsewhereTab {
  readonly label: string;
  /** Absolute path. */
  readonly to: string;
}

/**
 * Names the other tabs of a record whose input is kept, but not saved, and leads to the first
 * of them: each tab is saved on its own. Shows while there is one; stands where a SaveBar does.
 */
export function ElsewhereBar({ tabs }: { tabs: readonly ElsewhereTab[] }) {
  const t = useT();
  const [first] = tabs;
  if (!first) return null;
  return (
    <section className={css.bar} aria-label={t(saveMessages.region)}>
      <span className={css.dot} aria-hidden="true" />
      <output className={css.text}>
        <span className={`ui-strong ${css.title}`}>{t(saveMessages.unsaved)}</span>
        <span className={css.names}>{tabs.map(({ label }) => label).join(', ')}</span>
      </output>
      <span className={css.buttons}>
        <Link to={first.to} className={css.save}>
          {t(saveMessages.goTo, { tab: first.label })}
        </Link>
      </span>
    </section>
  );
}
