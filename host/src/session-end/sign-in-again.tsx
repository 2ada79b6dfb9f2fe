import { paths } from '@jackfield/contract';
import {
  askPendingPasskey,
  getPendingStep,
  type PendingStep,
} from '@jackfield/contract/api/second-step';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { KitProvider } from '@jackfield/kit/ui/core';
import {
  ApiFailure,
  call,
  profileAtom,
  RuntimeProvider,
  session,
  store,
  useT,
} from '@jackfield/runtime';
import { useState } from 'react';
import { messages as signIn } from '../auth/messages.ts';
import { isSecondStep } from '../auth/second-step/is-second-step.ts';
import { stepMessages } from '../auth/second-step/messages.ts';
import { AgainWithPassword } from './again-with-password.tsx';
import { sessionEndMessages as messages } from './messages.ts';

const ProofDialog = lazyPart(() =>
  import(/* webpackChunkName: "step-up" */ '../step-up/proof-dialog.tsx').then(
    (file) => file.ProofDialog,
  ),
);

/** Has the person of the open page sign in again; the page goes on as it stands. */
export function SignInAgain() {
  return (
    <RuntimeProvider>
      <KitProvider>
        <Question />
      </KitProvider>
    </RuntimeProvider>
  );
}

/** Setting up a way has a page of its own, which leads back to this one. */
function goToSetUp(): void {
  const { pathname, search, hash } = window.location;
  const redirect = new URLSearchParams({ redirect: pathname + search + hash });
  session.leaveToSignIn(`${paths.auth.secondStep()}?${redirect}`);
}

function goOn(): void {
  // A password set by an admin is replaced first (OP-54).
  if (store.get(profileAtom)?.isChangePassword) session.leaveToSignIn(paths.root());
}

const intros = {
  app: stepMessages.appIntro,
  passkey: stepMessages.passkeyIntro,
  recovery: stepMessages.recoveryIntro,
} as const;

function Question() {
  const t = useT();
  const [step, setStep] = useState<PendingStep | null>(null);
  const [note, setNote] = useState('');

  async function findStep() {
    const pending = await call(getPendingStep);
    if (pending.kind === 'setUp') goToSetUp();
    else setStep(pending);
  }
  const refused = (error: unknown) => {
    if (isSecondStep(error)) goToSetUp();
    if (!(error instanceof ApiFailure) || error.responseCode !== 'TOKENEXPIRED') return;
    setNote(t(signIn.tookTooLong));
    setStep(null);
  };
  if (step === null) return <AgainWithPassword note={note} findStep={findStep} onDone={goOn} />;
  return (
    <ProofDialog
      title={t(stepMessages.title)}
      textOf={(way) => t(intros[way])}
      confirmText={t(messages.signIn)}
      cancelText={t(messages.signInPage)}
      closable={false}
      ways={step.ways}
      accepted={step.accepted}
      askPasskey={() => call(askPendingPasskey)}
      prove={(proof) => session.passSecondStep(proof)}
      onShown={goOn}
      onRefused={refused}
      onClose={() => session.leaveToSignIn()}
    />
  );
}
