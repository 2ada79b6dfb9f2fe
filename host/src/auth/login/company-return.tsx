import type { SignOnRefusal } from '@jackfield/contract/api/sso';
import { failureText, type Message, session, useT } from '@jackfield/runtime/core';
import { useEffect } from 'react';
import { finishSignIn } from '../finish-sign-in.ts';
import { returnPath } from '../links/return-path.ts';
import { takeTarget } from '../links/sign-on-return.ts';
import { messages } from '../messages.ts';
import { enterPortal } from '../navigation.ts';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import { goToSecondStep } from '../second-step/go-to-second-step.ts';
import { isSecondStep } from '../second-step/is-second-step.ts';
import { tellProven } from '../second-step/proven-elsewhere.ts';
import { companyMessages, refusalMessages } from './company-messages.ts';

const refusals: Readonly<Record<SignOnRefusal, Message>> = {
  ...refusalMessages,
  suspended: messages.suspended,
};

/** Why the provider's answer signed nobody in (SSO-01). */
export function RefusedNote({ refusal }: { refusal: SignOnRefusal }) {
  const t = useT();
  const words = refusals[Object.hasOwn(refusals, refusal) ? refusal : 'invalid'];
  return <Note kind="bad">{t(words)}</Note>;
}

interface FinishSignOnProps {
  onMoved(): void;
  /** It failed; the words say why. */
  onFailed(words: string): void;
}

/** Signs in who comes back from the provider, as every other sign-in ends (SSO-01). */
export function FinishSignOn({ onMoved, onFailed }: FinishSignOnProps) {
  const t = useT();
  useEffect(() => {
    const keptPath = takeTarget();
    const finish = async () => {
      await session.finishSignOn();
      if ((await finishSignIn(returnPath(keptPath))) === 'moved') onMoved();
    };
    void finish().catch((error: unknown) => {
      if (session.isOpen()) return enterPortal('/');
      if (isSecondStep(error)) return goToSecondStep({ keptPath });
      onFailed(failureText(error));
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what came back counts once
  }, []);
  return <output className={css.intro}>{t(messages.signingIn)}</output>;
}

/** In the window in which somebody has proved again who it is: tells the page, and closes. */
export function Proven() {
  const t = useT();
  useEffect(() => {
    tellProven();
    window.close();
  }, []);
  return <output className={css.intro}>{t(companyMessages.proven)}</output>;
}
