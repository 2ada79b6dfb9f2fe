import { emailForm, notThisForm, passwordSchema, refusals, required } from '@jackfield/contract';
import { later } from '@jackfield/texts';
import * as v from 'valibot';

/** Email of the forms without sign-in (VAL-14, VAL-15). */
const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(later(refusals.emailRequired)),
  v.regex(emailForm, notThisForm('email')),
);

export const emailFormSchema = v.object({ email: emailSchema });

/** What signing in needs; whether the pair is right is the server's to say. */
export const signInFormSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty(required('password'))),
});
export type SignInForm = v.InferOutput<typeof signInFormSchema>;

const bothPasswords = { newPassword: passwordSchema, confirmPassword: v.string() };

/** A new password typed twice (VAL-18, VAL-20). `currentPassword` only where it is asked for. */
export const newPasswordFormSchema = (asksCurrent: boolean) =>
  v.pipe(
    v.object({
      ...bothPasswords,
      currentPassword: asksCurrent
        ? v.pipe(v.string(), v.nonEmpty(required('currentPassword')))
        : v.optional(v.string(), ''),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
        later(refusals.confirmed),
      ),
      ['confirmPassword'],
    ),
  );
