import { startSignOn } from '@jackfield/contract/api/sso';
import { call, failureText, fieldMessages, useT } from '@jackfield/runtime/core';
import { useEffect, useRef } from 'react';
import { keepTarget } from '../links/sign-on-return.ts';
import { messages } from '../messages.ts';
import { leaveFor } from '../navigation.ts';
import css from '../parts/form.module.css';
import { SubmitButton } from '../parts/submit-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useAuthForm } from '../parts/use-auth-form.ts';
import { emailFormSchema } from '../schemas.ts';
import { companyMessages } from './company-messages.ts';
import { target } from './sign-in-with.ts';

interface CompanySignInProps {
  /** What was typed on the page before; a whole email goes on at once. */
  email: string;
  keptPath: string | null;
  onBack(): void;
}

/** Asks for the work email and goes to the provider of its company (SSO-01). */
export function CompanySignIn({ email, keptPath, onBack }: CompanySignInProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const { errors, isBusy, props } = useAuthForm(emailFormSchema, async (values) => {
    try {
      const { url } = await call(startSignOn, { body: values });
      keepTarget(target(keptPath));
      leaveFor(url);
      return undefined;
    } catch (error) {
      return { email: failureText(error), ...fieldMessages(error) };
    }
  });
  useEffect(() => {
    field.current?.focus();
    if (email !== '') field.current?.form?.requestSubmit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page opens
  }, []);
  return (
    <>
      <h1 className={css.heading}>{t(messages.company)}</h1>
      <p className={css.intro}>{t(companyMessages.intro)}</p>
      <form className={css.form} {...props}>
        <TextField
          ref={field}
          name="email"
          label={t(companyMessages.workEmail)}
          type="email"
          autoComplete="username"
          placeholder={t(messages.emailExample)}
          defaultValue={email}
          error={errors.email}
        />
        <SubmitButton label={t(companyMessages.proceed)} isBusy={isBusy} />
        <button type="button" className={`${css.button} ${css.quiet}`} onClick={onBack}>
          {t(messages.backToSignIn)}
        </button>
      </form>
    </>
  );
}
