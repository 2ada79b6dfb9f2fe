import {
  askPendingPasskey,
  type PendingStep,
  type Proof,
} from '@jackfield/contract/api/second-step';
import { CodeField } from '@jackfield/kit/second-step';
import { call, configAtom, session, showPasskey, supportLink, useT } from '@jackfield/runtime/core';
import { useAtomValue } from 'jotai';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { isSecondStep } from './is-second-step.ts';
import { stepMessages } from './messages.ts';
import { OtherWays } from './other-ways.tsx';
import { stepFailure } from './step-failure.ts';
import { firstWay, type Way, waysBeside } from './ways.ts';

/** Who helps when every device is gone. */
function Lost() {
  const t = useT();
  const { supportAddress: address } = useAtomValue(configAtom);
  if (!address) return <p className={`ui-secondary ${css.after}`}>{t(stepMessages.lost)}</p>;
  return (
    <p className={`ui-secondary ${css.after}`}>
      {t(stepMessages.lostOrSupport)}{' '}
      <a href={supportLink(address)}>{t(stepMessages.contactSupport)}</a>.
    </p>
  );
}

const intros = {
  app: stepMessages.appIntro,
  passkey: stepMessages.passkeyIntro,
  recovery: stepMessages.recoveryIntro,
} as const;

interface CheckStepProps {
  step: PendingStep;
  onPassed(): Promise<void>;
  /** The proof was right, and a passkey is to be set up first. */
  onSetUp(): void;
}

/** Asks for the second step of who is signing in. */
export function CheckStep({ step, onPassed, onSetUp }: CheckStepProps) {
  const t = useT();
  const [way, setWay] = useState(() => firstWay(step.ways, step.accepted));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function attempt(work: () => Promise<Proof | null>) {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      const proof = await work();
      if (proof === null) return;
      await session.passSecondStep(proof);
      await onPassed();
    } catch (failure) {
      if (isSecondStep(failure)) return onSetUp();
      setError(stepFailure(failure));
      setTyped('');
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }
  const showOwn = () =>
    void attempt(async () => {
      const response = await showPasskey(await call(askPendingPasskey));
      return response && { kind: 'passkey', response };
    });
  const send = (code: string) => {
    if (way === 'passkey') showOwn();
    else void attempt(async () => ({ kind: way, code }));
  };
  const turnTo = (next: Way) => {
    setWay(next);
    setTyped('');
    setError('');
    if (next === 'passkey') showOwn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };

  const others = [
    {
      key: 'app' as const,
      Icon: Smartphone,
      title: t(stepMessages.viaApp),
      text: t(stepMessages.viaAppText),
    },
    {
      key: 'passkey' as const,
      Icon: KeyRound,
      title: t(stepMessages.viaPasskeyInstead),
      text: t(stepMessages.viaPasskeyText),
    },
    {
      key: 'recovery' as const,
      Icon: LifeBuoy,
      title: t(stepMessages.viaRecovery),
      text: t(stepMessages.viaRecoveryText),
    },
  ].filter(({ key }) => waysBeside(way, step.ways).includes(key));

  return (
    <>
      <h1 className={css.heading}>{t(stepMessages.title)}</h1>
      <p className={css.intro}>{t(intros[way])}</p>
      {way === 'passkey' && error && <Note kind="bad">{error}</Note>}
      <form className={css.form} noValidate onSubmit={submit}>
        {way === 'app' && (
          <CodeField
            ref={field}
            value={typed}
            error={error}
            onChange={setTyped}
            onComplete={send}
          />
        )}
        {way === 'recovery' && (
          <TextField
            ref={field}
            name="recoveryCode"
            label={t(stepMessages.recoveryCode)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-masked
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={error}
          />
        )}
        <SubmitButton
          label={t(way === 'passkey' ? stepMessages.viaPasskey : stepMessages.proceed)}
          isBusy={isBusy}
        />
      </form>
      <OtherWays
        label={t(stepMessages.otherWays)}
        ways={others.map((other) => ({ ...other, run: () => turnTo(other.key) }))}
      />
      <Lost />
    </>
  );
}
