import { valibotResolver } from '@hookform/resolvers/valibot';
import { paths } from '@jackfield/contract';
import { useT } from '@jackfield/runtime/core';
import { useForm } from 'react-hook-form';
import { messages } from '../messages.ts';
import { takePassed } from '../navigation.ts';
import { AuthLink } from '../parts/auth-link.tsx';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { signInFormSchema } from '../schemas.ts';
import { useSessionNote } from './use-session-note.ts';
import { useSignIn } from './use-sign-in.ts';

export interface LoginPageProps {
  /** Called at the first letter, to fetch what the page after sign-in needs. */
  onTyping: () => void;
  /** Called when the account lives elsewhere (OP-53). */
  onMoved: () => void;
}

/** /auth/login (AUTH-05, AUTH-19): email and password, one message. */
export function LoginPage({ onTyping, onMoved }: LoginPageProps) {
  const t = useT();
  const { note, keptPath } = useSessionNote();
  const passed = takePassed();
  const form = useForm({
    resolver: valibotResolver(signInFormSchema),
    defaultValues: { email: passed.email ?? '', password: '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const signIn = useSignIn({ form, keptPath, onMoved });
  const message = errors.root?.message ?? errors.password?.message;
  return (
    <>
      <h1 className={css.heading}>{t(messages.signIn)}</h1>
      <p className={css.intro}>{t(messages.signInIntro)}</p>
      {note && submitCount === 0 ? <Note kind={note.kind}>{t(note.message)}</Note> : null}
      <form className={css.form} noValidate onSubmit={signIn} onInput={onTyping}>
        <TextField
          {...form.register('email')}
          label={t(messages.email)}
          type="email"
          autoComplete="username"
          placeholder={t(messages.emailExample)}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={t(messages.password)}
          autoComplete="current-password"
          aside={
            <AuthLink to={paths.auth.forgotPassword()} passed={{ email: form.getValues('email') }}>
              {t(messages.forgotLink)}
            </AuthLink>
          }
          error={message}
        />
        <SubmitButton label={t(messages.signIn)} isBusy={isSubmitting} />
      </form>
      <p className={css.after}>
        {t(messages.waiting)}{' '}
        <AuthLink to={paths.auth.resendConfirmationEmail()}>{t(messages.resendLink)}</AuthLink>
      </p>
    </>
  );
}
