import { session, useT } from '@jackfield/runtime/core';
import { useEffect, useState } from 'react';
import { finishSignIn } from '../finish-sign-in.ts';
import { messages } from '../messages.ts';
import { enterPortal } from '../navigation.ts';
import css from '../parts/form.module.css';
import { goToSecondStep } from '../second-step/go-to-second-step.ts';
import { isSecondStep } from '../second-step/is-second-step.ts';

export interface LinkSignInPageProps {
  /** Signs in by the link; the link works once. */
  signIn: () => Promise<void>;
  /** Whose link it is, as far as the link tells. */
  name: string;
  onMoved: () => void;
}

/**
 * Sign-in by a link (AUTH-12): directly, but never over somebody's open session without asking
 * first. A failed link ends on `/` (OP-12, ERR-09).
 */
export function LinkSignInPage({ signIn, name, onMoved }: LinkSignInPageProps) {
  const t = useT();
  const [current, setCurrent] = useState<string | null>(null);

  async function proceed() {
    setCurrent(null);
    try {
      await signIn();
      if ((await finishSignIn('/')) === 'moved') onMoved();
    } catch (error) {
      if (isSecondStep(error)) goToSecondStep({});
      else enterPortal('/');
    }
  }

  useEffect(() => {
    void session.peekSession().then(
      ({ auth, profile }) =>
        auth ? setCurrent(profile?.teammateName ?? t(messages.continueTeammate)) : proceed(),
      () => enterPortal('/'),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the link works once
  }, []);

  if (current !== null) {
    return <ContinueAs name={name} current={current} onContinue={() => void proceed()} />;
  }
  return <output className={css.intro}>{t(messages.signingIn)}</output>;
}

interface ContinueAsProps {
  name: string;
  /** Who is signed in now. */
  current: string;
  onContinue: () => void;
}

/** Asks before a link replaces the session that is open in this browser. */
function ContinueAs({ name, current, onContinue }: ContinueAsProps) {
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
