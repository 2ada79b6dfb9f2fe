import { valibotResolver } from '@hookform/resolvers/valibot';
import { ApiFailure, failureText, useT } from '@jackfield/runtime/core';
import { useForm } from 'react-hook-form';
import { messages } from '../messages.ts';
import { newPasswordFormSchema } from '../schemas.ts';
import css from './form.module.css';
import { Note } from './note.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface NewPasswordFormProps {
  /** For password managers; not shown. */
  email: string;
  asksCurrent: boolean;
  /** Stores the password; a rejection is shown above the fields. */
  save: (newPassword: string, currentPassword: string) => Promise<void>;
}

/** A new password typed twice (AUTH-08, VAL-18, VAL-20). */
export function NewPasswordForm({ email, asksCurrent, save }: NewPasswordFormProps) {
  const t = useT();
  const form = useForm({
    resolver: valibotResolver(newPasswordFormSchema(asksCurrent)),
    defaultValues: { newPassword: '', confirmPassword: '', currentPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async ({ newPassword, currentPassword }) => {
    try {
      await save(newPassword, currentPassword);
    } catch (error) {
      const field = error instanceof ApiFailure ? error.errors[0] : undefined;
      if (field?.field === 'newPassword' && field.message) {
        form.setError('newPassword', { message: field.message });
      } else {
        form.setError('root', { message: failureText(error) });
      }
    }
  });
  return (
    <>
      {errors.root?.message ? <Note kind="bad">{errors.root.message}</Note> : null}
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {asksCurrent ? (
          <PasswordField
            {...form.register('currentPassword')}
            label={t(messages.currentPassword)}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
          />
        ) : null}
        <PasswordField
          {...form.register('newPassword')}
          label={t(messages.newPassword)}
          autoComplete="new-password"
          hint={t(messages.passwordRule)}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label={t(messages.confirmPassword)}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
        <SubmitButton label={t(messages.savePassword)} isBusy={isSubmitting} />
      </form>
    </>
  );
}
