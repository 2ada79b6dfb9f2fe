import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { StaffBrand } from '../frame/staff-brand.tsx';
import { signInMessages as messages } from './messages.ts';
import css from './sign-in.module.css';
import { SignInFields } from './sign-in-fields.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Signs staff in with the support key. */
export function SignInPage() {
  const t = useT();
  const form = useSignIn();
  return (
    <div className={css.page}>
      <StaffBrand />
      <main className={css.sheet} id="main">
        <h1>{t(messages.title)}</h1>
        <p className={css.lead}>{t(messages.lead)}</p>
        <form noValidate onSubmit={form.submit} className={css.form}>
          <SignInFields form={form} />
          <Button type="primary" size="large" block htmlType="submit" loading={form.isBusy}>
            {t(messages.signIn)}
          </Button>
        </form>
      </main>
    </div>
  );
}
