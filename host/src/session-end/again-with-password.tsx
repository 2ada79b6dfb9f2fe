import { required } from '@jackfield/contract';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, Password } from '@jackfield/kit/ui/form';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, failureText, hasPasskeys, profileAtom, session, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { withCaptcha } from '../auth/captcha/with-captcha.ts';
import { messages as signIn } from '../auth/messages.ts';
import { OrLine } from '../auth/parts/or-line.tsx';
import { isSecondStep } from '../auth/second-step/is-second-step.ts';
import { firstRefusal } from '../errors/first-refusal.ts';
import { sessionEndMessages as messages } from './messages.ts';
import css from './session-end.module.css';

interface AgainWithPasswordProps {
  /** What happened to the last attempt; empty for nothing. */
  note: string;
  /** The password was right; finds what is left to do. */
  findStep(): Promise<void>;
  onDone(): void;
}

/** Signing in again over the open page: with the password of its person, or one of the passkeys. */
export function AgainWithPassword({ note, findStep, onDone }: AgainWithPasswordProps) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const [password, setPassword] = useState('');

  async function enter(): Promise<boolean> {
    try {
      await withCaptcha(false, (token) => session.signInAgain(password, token));
      return true;
    } catch (error) {
      if (!isSecondStep(error)) throw error;
      await findStep();
      return false;
    }
  }
  const asked = useConfirm(enter, {
    check: () => ({ password: password === '' ? required('password')() : '' }),
    fields: (error) => ({ password: failureText(error) }),
    onDone: (isIn) => isIn && onDone(),
  });
  const passkey = useConfirm(() => session.signInAgainWithPasskey(), {
    say: firstRefusal,
    onDone: (isIn) => isIn && onDone(),
  });

  return (
    <FormDialog
      title={t(messages.again)}
      confirmText={t(messages.signIn)}
      cancelText={t(messages.signInPage)}
      closable={false}
      mayConfirm={!passkey.busy}
      onClose={() => session.leaveToSignIn()}
      {...asked.dialog}
      error={asked.error ?? passkey.error}
    >
      {note && <Alert kind="info" title={note} />}
      <p>{t(messages.expired)}</p>
      {hasPasskeys() && (
        <>
          <Button
            block
            icon={<KeyRound size={16} strokeWidth={1.75} />}
            loading={passkey.busy}
            disabled={asked.busy}
            onClick={() => {
              asked.forgive();
              void passkey.run();
            }}
          >
            {t(signIn.passkey)}
          </Button>
          <OrLine />
        </>
      )}
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
            passkey.forgive();
          }}
        />
      </Field>
    </FormDialog>
  );
}
