import { paths } from '@jackfield/contract';
import { resetPassword } from '@jackfield/contract/api/session';
import { call, useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import { goTo } from '../navigation.ts';
import { AuthLink } from '../parts/auth-link.tsx';
import css from '../parts/form.module.css';
import { NewPasswordForm } from '../parts/new-password-form.tsx';
import { Note } from '../parts/note.tsx';

export interface ResetPasswordPageProps {
  token: string | null;
  email: string | null;
}

/** /auth/reset-password (AUTH-08): the link's token sets a new password, then sign in. */
export function ResetPasswordPage({ token, email }: ResetPasswordPageProps) {
  const t = useT();
  const isUsable = token !== null && email !== null;
  async function save(newPassword: string) {
    if (!isUsable) return;
    await call(resetPassword, { body: { email, token, newPassword } });
    goTo(paths.auth.login(), { email, note: 'passwordChanged' }, { replace: true });
  }
  return (
    <>
      <h1 className={css.heading}>{t(messages.resetTitle)}</h1>
      {isUsable ? (
        <>
          <p className={css.intro}>{t(messages.resetIntro, { email })}</p>
          <NewPasswordForm email={email} asksCurrent={false} save={save} />
        </>
      ) : (
        <Note kind="bad">{t(messages.linkInvalid)}</Note>
      )}
      <p className={`ui-secondary ${css.after}`}>
        <AuthLink to={paths.auth.forgotPassword()} passed={() => ({ email: email ?? '' })}>
          {t(messages.newResetLink)}
        </AuthLink>
      </p>
    </>
  );
}
