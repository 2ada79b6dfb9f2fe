import { useT } from '@jackfield/runtime';
import css from './credits.module.css';
import { creditMessages as messages } from './messages.ts';

/** Head of the pages that list nothing; as high as that of those that do. */
export function CreditsHead() {
  const t = useT();
  return (
    <header className={css.head}>
      <h1>{t(messages.title)}</h1>
    </header>
  );
}
