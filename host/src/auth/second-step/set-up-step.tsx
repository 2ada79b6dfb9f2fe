import {
  type AppKey,
  beginPendingApp,
  beginPendingPasskey,
  type NewWay,
} from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { AppKeyView, CodeField, RecoveryCodes } from '@jackfield/kit/second-step';
import { call, hasPasskeys, makePasskey, session, useT } from '@jackfield/runtime/core';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import { stepMessages } from './messages.ts';
import { OtherWays } from './other-ways.tsx';
import own from './second-step.module.css';
import { stepFailure } from './step-failure.ts';

interface SetUpStepProps {
  /** What the account takes. */
  accepted: AcceptedStep;
  onPassed(): Promise<void>;
}

/** Has somebody set up the second step that the account requires, before anything else. */
export function SetUpStep({ accepted, onPassed }: SetUpStepProps) {
  const t = useT();
  const [appKey, setAppKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setError('');
    await work().catch((failure: unknown) => {
      setTyped('');
      setError(stepFailure(failure));
    });
    setBusy(false);
  }
  const add = async (way: NewWay) => {
    const made = await session.setUpSecondStep(way);
    if (made.length > 0) setCodes(made);
    else await onPassed();
  };
  const beginApp = () => void attempt(async () => setAppKey(await call(beginPendingApp)));
  const addPasskey = () =>
    void attempt(async () => {
      const response = await makePasskey(await call(beginPendingPasskey));
      if (response) await add({ kind: 'passkey', response });
    });
  const addApp = (code: string) => void attempt(() => add({ kind: 'app', code }));

  if (codes.length > 0) {
    return (
      <>
        <h1 className={css.heading}>{t(stepMessages.codesTitle)}</h1>
        <p className={css.intro}>{t(stepMessages.codesIntro)}</p>
        <div className={css.form}>
          <RecoveryCodes codes={codes} />
          <button type="button" className={css.button} onClick={() => void onPassed()}>
            {t(stepMessages.kept)}
          </button>
        </div>
      </>
    );
  }
  const canPasskey = hasPasskeys();
  const isPasskeyOnly = accepted === 'passkey';
  const intro = isPasskeyOnly ? stepMessages.passkeySetUpIntro : stepMessages.setUpIntro;
  const other = {
    key: 'app',
    Icon: Smartphone,
    title: t(stepMessages.setUpApp),
    text: t(stepMessages.setUpAppText),
    run: beginApp,
  };
  return (
    <>
      <h1 className={css.heading}>
        {t(isPasskeyOnly ? stepMessages.setUpPasskey : stepMessages.setUpTitle)}
      </h1>
      <p className={css.intro}>{t(appKey ? stepMessages.appStepsIntro : intro)}</p>
      {error && !appKey && <Note kind="bad">{error}</Note>}
      {appKey ? (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            addApp(typed);
          }}
        >
          <AppKeyView appKey={appKey} />
          <CodeField value={typed} error={error} onChange={setTyped} onComplete={addApp} />
          <button type="submit" className={css.button} aria-disabled={isBusy}>
            {t(stepMessages.proceed)}
          </button>
        </form>
      ) : (
        <>
          {canPasskey && (
            <div className={css.form}>
              <div>
                <button
                  type="button"
                  className={css.button}
                  aria-disabled={isBusy}
                  onClick={addPasskey}
                >
                  {t(stepMessages.setUpPasskey)}
                </button>
                <p className={own.under}>{t(stepMessages.viaPasskeyText)}</p>
              </div>
            </div>
          )}
          {!canPasskey && isPasskeyOnly && <Note kind="info">{t(stepMessages.noPasskeys)}</Note>}
          {!isPasskeyOnly && <OtherWays label={t(stepMessages.otherWays)} ways={[other]} />}
        </>
      )}
    </>
  );
}
