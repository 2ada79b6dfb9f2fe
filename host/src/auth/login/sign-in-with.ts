import { ApiFailure, configAtom, failureText, session, store } from '@jackfield/runtime/core';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { returnPath } from '../links/return-path.ts';
import { enterPortal } from '../navigation.ts';
import { goToSecondStep } from '../second-step/go-to-second-step.ts';
import { isSecondStep } from '../second-step/is-second-step.ts';
import type { FormErrors } from '../parts/use-auth-form.ts';
import type { SignInForm } from '../schemas.ts';

/** Failed attempts after which the captcha is solved ahead of the next one (OP-41). */
const attemptsBeforeCaptcha = 3;
/** Failures since the page was loaded; the server keeps the count that matters. */
let failedAttempts = 0;

/** Where a sign-in leads to. */
export const target = (keptPath: string | null) =>
  returnPath(new URLSearchParams(window.location.search).get('redirect') ?? keptPath);

/** Signs in and goes on, or answers the message of the code for the form (OP-12, AUTH-05). */
export async function signInWith(
  { email, password }: SignInForm,
  keptPath: string | null,
  onMoved: () => void,
): Promise<FormErrors | undefined> {
  const isNeeded =
    failedAttempts >= attemptsBeforeCaptcha && store.get(configAtom).captchaSiteKey !== '';
  try {
    await withCaptcha(isNeeded, (captchaToken) =>
      session.signIn({ email, password, captchaToken }),
    );
  } catch (error) {
    const isLookUp = error instanceof ApiFailure && session.isOpen();
    if (isLookUp) {
      enterPortal('/');
      return undefined;
    }
    if (isSecondStep(error)) {
      goToSecondStep({ email, currentPassword: password, keptPath });
      return undefined;
    }
    failedAttempts += 1;
    return { password: failureText(error) };
  }
  const result = await finishSignIn(target(keptPath), { email, currentPassword: password });
  if (result === 'moved') onMoved();
  return undefined;
}
