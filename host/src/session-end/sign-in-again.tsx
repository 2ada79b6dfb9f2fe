import { paths, required } from '@jackfield/contract';
import { KitProvider } from '@jackfield/kit/ui/core';
import { Field, Input, Password } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import {
  ApiFailure,
  common,
  failureText,
  profileAtom,
  RuntimeProvider,
  session,
  store,
  useT,
} from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { withCaptcha } from '../auth/captcha/with-captcha.ts';
import { sessionEndMessages as messages } from './messages.ts';
import css from './session-end.module.css';

/** Asks the person of the open page for the password; the page goes on as it stands. */
export function SignInAgain() {
  return (
    <RuntimeProvider>
      <KitProvider>
        <Question />
      </KitProvider>
    </RuntimeProvider>
  );
}

/** The second step has a page of its own, which leads back to this one. */
function goToSecondStep(): void {
  const { pathname, search, hash } = window.location;
  const redirect = new URLSearchParams({ redirect: pathname + search + hash });
  session.leaveToSignIn(`${paths.auth.secondStep()}?${redirect}`);
}

function goOn(): void {
  // A password set by an admin is replaced first (OP-54).
  if (store.get(profileAtom)?.isChangePassword) session.leaveToSignIn(paths.root());
}

function Question() {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const [password, setPassword] = useState('');
  const asked = useConfirm(
    () => withCaptcha(false, (token) => session.signInAgain(password, token)),
    {
      check: () => ({ password: password === '' ? required('password')() : '' }),
      fields: (error) => ({ password: isSecondStep(error) ? '' : failureText(error) }),
      say: (error) => (isSecondStep(error) ? '' : failureText(error)),
      onDone: goOn,
      onFailed: (error) => isSecondStep(error) && goToSecondStep(),
    },
  );
  return (
    <FormDialog
      title={t(messages.again)}
      confirmText={t(messages.signIn)}
      cancelText={t(messages.signInPage)}
      closable={false}
      onClose={() => session.leaveToSignIn()}
      {...asked.dialog}
    >
      <p>{t(messages.expired)}</p>
      <Field label={t(common.email)}>
        <Input
          value={profile?.email ?? ''}
          autoComplete="username"
          readOnly
          className={css.fixed}
        />
      </Field>
      <Field label={t(common.password)} error={asked.faults.password}>
        <Password
          data-first
          value={password}
          autoComplete="current-password"
          onChange={(event) => {
            setPassword(event.target.value);
            asked.forgive('password');
          }}
        />
      </Field>
    </FormDialog>
  );
}

const isSecondStep = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'SECONDSTEP';
