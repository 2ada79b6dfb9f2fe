import { useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import css from '../parts/form.module.css';
import { NewPasswordForm } from '../parts/new-password-form.tsx';
import { useSetPassword } from './use-set-password.ts';

/**
 * /auth/set-password (AUTH-09, OP-46, OP-54): the first password after a confirmation, or the own
 * one after an administrator's. Without either it leads to the sign-in page, or home.
 */
export function SetPasswordPage({ onMoved }: { onMoved: () => void }) {
  const t = useT();
  const way = useSetPassword(onMoved);
  if (!way) return null;
  return (
    <>
      <h1 className={css.heading}>{t(messages.setTitle)}</h1>
      <p className={css.intro}>
        {way.isFirst ? t(messages.setIntro, { email: way.email }) : t(messages.setIntroOwn)}
      </p>
      <NewPasswordForm email={way.email} asksCurrent={way.asksCurrent} save={way.save} />
    </>
  );
}
