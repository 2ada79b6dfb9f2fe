import { ApiFailure, configAtom, failureText, session, store } from '@jackfield/runtime/core';
import type { UseFormReturn } from 'react-hook-form';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { returnPath } from '../links/return-path.ts';
import { enterPortal } from '../navigation.ts';
import type { SignInForm } from '../schemas.ts';

interface SignInParts {
  form: UseFormReturn<SignInForm>;
  keptPath: string | null;
  onMoved: () => void;
}

/** Failed attempts after which the captcha is solved ahead of the next one (OP-41). */
const attemptsBeforeCaptcha = 3;

/** Failures since the page was loaded; the server keeps the count that matters. */
let failedAttempts = 0;

const target = (keptPath: string | null) =>
  returnPath(new URLSearchParams(window.location.search).get('redirect') ?? keptPath);

/** Submit handler of the sign-in form: stays and shows the code's message on refusal (OP-12). */
export function useSignIn({ form, keptPath, onMoved }: SignInParts) {
  return form.handleSubmit(async ({ email, password }) => {
    const isNeeded =
      failedAttempts >= attemptsBeforeCaptcha && store.get(configAtom).captchaSiteKey !== '';
    try {
      await withCaptcha(isNeeded, (captchaToken) =>
        session.signIn({ email, password, captchaToken }),
      );
    } catch (error) {
      const isLookUp = error instanceof ApiFailure && session.isOpen();
      if (isLookUp) return enterPortal('/');
      failedAttempts += 1;
      form.setError('root', { message: failureText(error) });
      return form.setFocus('password', { shouldSelect: true });
    }
    const result = await finishSignIn(target(keptPath), { email, currentPassword: password });
    if (result === 'moved') onMoved();
  });
}
