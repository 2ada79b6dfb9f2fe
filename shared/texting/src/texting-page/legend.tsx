import { useT } from '@jackfield/runtime';
import { Jack, stateNames } from '../texting-status/chain.tsx';
import { pageMessages } from './messages.ts';
import css from './texting-page.module.css';

const shown = ['done', 'yours', 'waiting', 'stopped', 'later'] as const;

/** What the signs of the chain mean. */
export function Legend() {
  const t = useT();
  return (
    <ul className={css.legend} aria-label={t(pageMessages.legend)}>
      {shown.map((state) => (
        <li key={state}>
          <Jack state={state} />
          {t(stateNames[state])}
        </li>
      ))}
    </ul>
  );
}
