import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { signInMessages as messages } from './messages.ts';
import css from './sign-in.module.css';
import { SignInFields } from './sign-in-fields.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Over the page when a sign-in has run out, so that nothing entered there is lost. */
export function SignInAgain({ name }: { name: string }) {
  const t = useT();
  const id = useId();
  const form = useSignIn(name);
  return (
    <Dialog
      open
      width={520}
      title={t(messages.againTitle)}
      closable={false}
      cancelText={null}
      onClose={() => undefined}
      action={
        <Button type="primary" htmlType="submit" form={id} loading={form.isBusy}>
          {t(messages.signIn)}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className={css.form}>
        <p>{t(messages.again)}</p>
        <SignInFields form={form} />
      </form>
    </Dialog>
  );
}
