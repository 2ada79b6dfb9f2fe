import { useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import { enterPortal } from '../navigation.ts';
import css from '../parts/form.module.css';

export interface ContinueAsProps {
  name: string;
  /** Who is signed in now. */
  current: string;
  onContinue: () => void;
}

/** Asks before a link replaces the session that is open in this browser. */
export function ContinueAs({ name, current, onContinue }: ContinueAsProps) {
  const t = useT();
  return (
    <>
      <h1 className={css.heading}>{t(messages.continueTitle, { name })}</h1>
      <p className={css.intro}>{t(messages.continueText, { name, current })}</p>
      <div className={css.form}>
        <button type="button" className={css.button} onClick={onContinue}>
          {t(messages.continueAs, { name })}
        </button>
        <button
          type="button"
          className={`${css.button} ${css.quiet}`}
          onClick={() => enterPortal('/')}
        >
          {t(messages.stay, { current })}
        </button>
      </div>
    </>
  );
}
