import { paths } from '@jackfield/contract';
import { hasPasskeys, type Message, takeNote, useT, withTexts } from '@jackfield/runtime/core';
import { Building2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { takeSignOnReturn } from '../links/sign-on-return.ts';
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

const company = () => withTexts(import(/* webpackChunkName: "company" */ './company-sign-in.tsx'));
const returned = () => withTexts(import(/* webpackChunkName: "company" */ './company-return.tsx'));
/** Most people never see them, so that they come when they are asked for. */
const CompanySignIn = lazy(async () => ({ default: (await company()).CompanySignIn }));
const RefusedNote = lazy(async () => ({ default: (await returned()).RefusedNote }));
const FinishSignOn = lazy(async () => ({ default: (await returned()).FinishSignOn }));
const Proven = lazy(async () => ({ default: (await returned()).Proven }));

/** What of the page is shown. */
type View =
  | { readonly kind: 'password'; readonly note?: ReactNode }
  | { readonly kind: 'company'; readonly email: string }
  | { readonly kind: 'finish' }
  | { readonly kind: 'proven' };

function firstView(): View {
  const back = takeSignOnReturn();
  if (back === 'proven') return { kind: 'proven' };
  if (back === 'done') return { kind: 'finish' };
  return { kind: 'password', ...(back && { note: <RefusedNote refusal={back} /> }) };
}

/** /auth/login (AUTH-05, AUTH-19): email and password, one message; or the company's way (SSO-01). */
export function LoginPage({ onTyping, onMoved }: LoginPageProps) {
  const session = useSessionNote();
  const [view, setView] = useState(firstView);
  const fail = (words: string) =>
    setView({ kind: 'password', note: <Note kind="bad">{words}</Note> });
  const viewAs = () => {
    switch (view.kind) {
      case 'finish':
        return <FinishSignOn onMoved={onMoved} onFailed={fail} />;
      case 'proven':
        return <Proven />;
      case 'company': {
        const { email } = view;
        const back = () => setView({ kind: 'password' });
        return <CompanySignIn email={email} keptPath={session.keptPath} onBack={back} />;
      }
      case 'password':
        return (
          <PasswordSignIn
            session={session}
            returned={view.note}
            onTyping={onTyping}
            onMoved={onMoved}
            onCompany={(email) => setView({ kind: 'company', email })}
          />
        );
    }
  };
  return <Suspense>{viewAs()}</Suspense>;
}

interface PasswordSignInProps extends LoginPageProps {
  session: SessionNoteState;
  /** What came of signing in with the company, if that failed. */
  returned: ReactNode;
  onCompany(email: string): void;
}

function PasswordSignIn({
  session,
  returned: back,
  onTyping,
  onMoved,
  onCompany,
}: PasswordSignInProps) {
  const t = useT();
  const email = useRef<HTMLInputElement>(null);
  const { note, keptPath } = session;
  const { errors, isBusy, isSent, props } = useAuthForm(signInFormSchema, (values) =>
    signInWith(values, keptPath, onMoved),
  );
  return (
    <>
      <h1 className={css.heading}>{t(messages.signIn)}</h1>
      <p className={css.intro}>{t(messages.signInIntro)}</p>
      <Suspense>
        {!isSent && (back ?? (note ? <Note kind={note.kind}>{t(note.message)}</Note> : null))}
      </Suspense>
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
        <button
          type="button"
          className={`${css.button} ${css.quiet} ${css.beside}`}
          onClick={() => onCompany(email.current?.value.trim() ?? '')}
        >
          <Building2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {t(messages.company)}
        </button>
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
