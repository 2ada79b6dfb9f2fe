import { focusFirstError } from '@jackfield/kit/ui/form';
import { ApiFailure, t } from '@jackfield/runtime';
import { type FormEvent, useState } from 'react';
import { useStartStaffSession } from '../api/session.ts';
import { signInMessages as messages } from './messages.ts';

const shortestName = 2;

/** Fields and messages of the staff sign-in; `name` is what the name field begins with. */
export function useSignIn(name = '') {
  const [input, setInput] = useState({ name, key: '' });
  const [isSent, setSent] = useState(false);
  const start = useStartStaffSession();
  const { error } = start;
  const isKeyWrong = error instanceof ApiFailure && error.responseCode === 'INVALIDCREDENTIALS';
  const missing = {
    name: input.name.trim().length < shortestName ? t(messages.nameMissing) : undefined,
    key: input.key === '' ? t(messages.keyMissing) : undefined,
  };
  const keyError = isKeyWrong ? t(messages.keyWrong) : isSent ? missing.key : undefined;

  function change(part: Partial<typeof input>): void {
    setInput((known) => ({ ...known, ...part }));
    if (part.key !== undefined && error) start.reset();
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setSent(true);
    if (missing.name ?? missing.key) return focusFirstError(form);
    if (start.isPending) return;
    const body = { name: input.name.trim(), key: input.key };
    start.mutate(body, { onError: () => focusFirstError(form) });
  }
  return {
    input,
    change,
    submit,
    isBusy: start.isPending,
    errors: { name: isSent ? missing.name : undefined, key: keyError },
    failure: error && !isKeyWrong ? error : null,
  };
}
