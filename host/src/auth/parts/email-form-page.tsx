import { paths } from '@jackfield/contract';
import { configAtom, failureText, type Message, store, useT } from '@jackfield/runtime/core';
import { useState } from 'react';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { messages } from '../messages.ts';
import { takePassed } from '../navigation.ts';
import { emailFormSchema } from '../schemas.ts';
import { AuthLink } from './auth-link.tsx';
import css from './form.module.css';
import { Note } from './note.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

export interface EmailFormPageProps {
  title: Message;
  intro: Message;
  submit: Message;
  /** Shown for known and unknown addresses alike. */
  sent: Message;
  send: (email: string, captchaToken: string | undefined) => Promise<unknown>;
}

/** A page that asks for an email and sends a mail to it (AUTH-03, AUTH-06). */
export function EmailFormPage({ title, intro, submit, sent, send }: EmailFormPageProps) {
  const t = useT();
  const [isMailed, setMailed] = useState(false);
  const { errors, isBusy, props } = useAuthForm(emailFormSchema, async ({ email }) => {
    setMailed(false);
    try {
      const isNeeded = store.get(configAtom).captchaSiteKey !== '';
      await withCaptcha(isNeeded, (captchaToken) => send(email, captchaToken));
      setMailed(true);
      return undefined;
    } catch (error) {
      return { email: failureText(error) };
    }
  });
  return (
    <>
      <h1 className={css.heading}>{t(title)}</h1>
      <p className={css.intro}>{t(intro)}</p>
      {isMailed ? <Note kind="good">{t(sent)}</Note> : null}
      <form className={css.form} {...props}>
        <TextField
          name="email"
          label={t(messages.email)}
          type="email"
          autoComplete="username"
          placeholder={t(messages.emailExample)}
          defaultValue={takePassed().email}
          error={errors.email}
        />
        <SubmitButton label={t(submit)} isBusy={isBusy} />
      </form>
      <p className={`ui-secondary ${css.after}`}>
        <AuthLink to={paths.auth.login()}>{t(messages.backToSignIn)}</AuthLink>
      </p>
    </>
  );
}
