import { Alert } from '@jackfield/kit/ui/core';
import { Field, Input, Password } from '@jackfield/kit/ui/form';
import { ApiFailure, failureText, useT } from '@jackfield/runtime';
import { signInMessages as messages } from './messages.ts';
import css from './sign-in.module.css';
import type { useSignIn } from './use-sign-in.ts';

/** Name and support key, with what is wrong with them. */
export function SignInFields({ form }: { form: ReturnType<typeof useSignIn> }) {
  const t = useT();
  const { input, errors, failure, change } = form;
  const isTooMany = failure instanceof ApiFailure && failure.status === 429;
  return (
    <div className={css.fields}>
      {failure && (
        <Alert kind="error" title={t(isTooMany ? messages.tooMany : messages.failed)}>
          {isTooMany ? t(messages.tooManyText) : failureText(failure)}
        </Alert>
      )}
      <Field label={t(messages.name)} error={errors.name}>
        <Input
          size="large"
          value={input.name}
          autoComplete="name"
          most={100}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={t(messages.key)} error={errors.key}>
        <Password
          size="large"
          value={input.key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-masked
          most={500}
          onChange={(event) => change({ key: event.target.value })}
        />
      </Field>
    </div>
  );
}
