import { ApiFailure, failureText, useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import { newPasswordFormSchema } from '../schemas.ts';
import css from './form.module.css';
import { Note } from './note.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type FormErrors, useAuthForm } from './use-auth-form.ts';

export interface NewPasswordFormProps {
  /** For password managers; not shown. */
  email: string;
  asksCurrent: boolean;
  /** Stores the password; what it rejects with is shown. */
  save: (newPassword: string, currentPassword: string) => Promise<void>;
}

/** A new password typed twice (AUTH-08, VAL-18, VAL-20). */
export function NewPasswordForm({ email, asksCurrent, save }: NewPasswordFormProps) {
  const t = useT();
  const schema = newPasswordFormSchema(asksCurrent);
  const { errors, isBusy, props } = useAuthForm(
    schema,
    async (values): Promise<FormErrors | undefined> => {
      try {
        await save(values.newPassword, values.currentPassword ?? '');
        return undefined;
      } catch (error) {
        const [field] = error instanceof ApiFailure ? error.errors : [];
        return field?.field === 'newPassword' && field.message
          ? { newPassword: field.message }
          : { form: failureText(error) };
      }
    },
  );
  return (
    <>
      {errors.form ? <Note kind="bad">{errors.form}</Note> : null}
      <form className={css.form} {...props}>
        <input hidden name="username" autoComplete="username" value={email} readOnly />
        {asksCurrent ? (
          <PasswordField
            name="currentPassword"
            label={t(messages.currentPassword)}
            autoComplete="current-password"
            error={errors.currentPassword}
          />
        ) : null}
        <PasswordField
          name="newPassword"
          label={t(messages.newPassword)}
          autoComplete="new-password"
          hint={t(messages.passwordRule)}
          error={errors.newPassword}
        />
        <PasswordField
          name="confirmPassword"
          label={t(messages.confirmPassword)}
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <SubmitButton label={t(messages.savePassword)} isBusy={isBusy} />
      </form>
    </>
  );
}
