import { paths } from '@jackfield/contract';
import { hasPasskeys, type Message, takeNote, useT } from '@jackfield/runtime/core';
import { useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { takePassed } from '../navigation.ts';
import { AuthLink } from '../parts/auth-link.tsx';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useAuthForm } from '../parts/use-auth-form.ts';
import { signInFormSchema } from '../schemas.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { signInWith } from './sign-in-with.ts';

export interface LoginPageProps {
  /** Called at the first letter, to fetch what the page after sign-in needs. */
  onTyping: () => void;
  /** Called when the account lives elsewhere (OP-53). */
  onMoved: () => void;
}

/** /auth/login (AUTH-05, AUTH-19): email and password, one message. */
export function LoginPage({ onTyping, onMoved }: LoginPageProps) {
  const t = useT();
  const email = useRef<HTMLInputElement>(null);
  const { note, keptPath } = useSessionNote();
  const { errors, isBusy, isSent, props } = useAuthForm(signInFormSchema, (values) =>
    signInWith(values, keptPath, onMoved),
  );
  return (
    <>
      <h1 className={css.heading}>{t(messages.signIn)}</h1>
      <p className={css.intro}>{t(messages.signInIntro)}</p>
      {note && !isSent ? <Note kind={note.kind}>{t(note.message)}</Note> : null}
      <PasskeySignIn keptPath={keptPath} onMoved={onMoved} />
      <form className={css.form} {...props} onInput={onTyping}>
        <TextField
          ref={email}
          name="email"
          label={t(messages.email)}
          type="email"
          autoComplete="username"
          placeholder={t(messages.emailExample)}
          defaultValue={takePassed().email}
          error={errors.email}
        />
        <PasswordField
          name="password"
          label={t(messages.password)}
          autoComplete="current-password"
          aside={
            <AuthLink
              to={paths.auth.forgotPassword()}
              passed={() => ({ email: email.current?.value ?? '' })}
            >
              {t(messages.forgotLink)}
            </AuthLink>
          }
          error={errors.password}
        />
        <SubmitButton label={t(messages.signIn)} isBusy={isBusy} isQuiet={hasPasskeys()} />
      </form>
      <p className={`ui-secondary ${css.after}`}>
        {t(messages.waiting)}{' '}
        <AuthLink to={paths.auth.resendConfirmationEmail()}>{t(messages.resendLink)}</AuthLink>
      </p>
    </>
  );
}

interface SessionNoteState {
  note: { kind: 'info' | 'good'; message: Message } | null;
  /** Page on which the session expired. */
  keptPath: string | null;
}

function readNote(): SessionNoteState {
  const { note: passedNote } = takePassed();
  if (passedNote) {
    const kind = passedNote === 'tookTooLong' ? 'info' : 'good';
    return { note: { kind, message: messages[passedNote] }, keptPath: null };
  }
  const kept = takeNote();
  if (!kept) return { note: null, keptPath: null };
  return { note: { kind: 'info', message: messages[kept.note] }, keptPath: kept.path };
}

/** The note that the last session or page left, read once (AUTH-19, OP-52). */
function useSessionNote(): SessionNoteState {
  const [state] = useState(readNote);
  return state;
}
