import { configAtom, useT } from '@jackfield/runtime/core';
import { useAtomValue } from 'jotai';
import { messages } from '../messages.ts';
import css from '../parts/form.module.css';

/** The account lives elsewhere (OP-53). */
export function MovedPage() {
  const t = useT();
  const { accountUrl } = useAtomValue(configAtom);
  return (
    <>
      <h1 className={css.heading}>{t(messages.movedTitle)}</h1>
      {accountUrl ? (
        <>
          <p className={css.intro}>{t(messages.movedText)}</p>
          <div className={css.form}>
            <a className={css.button} href={accountUrl}>
              {t(messages.movedLink)}
            </a>
          </div>
        </>
      ) : null}
    </>
  );
}
