import { useT } from '@jackfield/runtime';
import { rolesMessages as messages } from './messages.ts';
import type { Cell } from './role-matrix.ts';
import css from './roles.module.css';

/** The sign of a cell, and what it says to those who do not see it. */
export function Jack({ state, reach }: Cell) {
  const t = useT();
  const words = {
    all: messages[state],
    own: messages.ownYes,
    teams: messages.teamsYes,
  } as const;
  return (
    <span className={css.cell}>
      <span className={css.jack} data-state={state} aria-hidden="true" />
      <span className="ui-hidden">{t(words[reach])}</span>
      {reach !== 'all' && (
        <span className="ui-note" aria-hidden="true">
          {t(messages[reach])}
        </span>
      )}
    </span>
  );
}

/** What the signs mean. */
export function Legend() {
  const t = useT();
  return (
    <p className={`ui-secondary ${css.legend}`}>
      {(['yes', 'see', 'none'] as const).map((state) => (
        <span key={state} className={css.cell}>
          <span className={css.jack} data-state={state} aria-hidden="true" />
          {t(messages[state])}
        </span>
      ))}
      <span className={css.everyone}>{t(messages.everyone)}</span>
    </p>
  );
}
