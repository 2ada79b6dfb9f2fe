import { paths } from '@jackfield/contract';
import { getPendingStep, type PendingStep } from '@jackfield/contract/api/second-step';
import { call } from '@jackfield/runtime/core';
import { useEffect, useState } from 'react';
import { finishSignIn } from '../finish-sign-in.ts';
import { returnPath } from '../links/return-path.ts';
import { goTo, takePassed } from '../navigation.ts';
import { CheckStep } from './check-step.tsx';
import { SetUpStep } from './set-up-step.tsx';

/** /auth/second-step (annex J8): what is left to do after the password; a reload goes on with it. */
export function SecondStepPage({ onMoved }: { onMoved(): void }) {
  const [step, setStep] = useState<PendingStep | null>(null);
  const [passed] = useState(takePassed);
  const look = () =>
    void call(getPendingStep).then(setStep, () => goTo(paths.auth.login(), {}, { replace: true }));
  useEffect(look, []);
  if (step === null) return null;

  async function finish() {
    const kept = new URLSearchParams(window.location.search).get('redirect');
    const target = returnPath(kept ?? passed.keptPath ?? null);
    if ((await finishSignIn(target, { ...passed, email: step?.email ?? '' })) === 'moved')
      onMoved();
  }
  return step.kind === 'setUp' ? (
    <SetUpStep accepted={step.accepted} onPassed={finish} />
  ) : (
    <CheckStep step={step} onPassed={finish} onSetUp={look} />
  );
}
