import { ApiFailure, t } from '@jackfield/runtime';
import { useState } from 'react';
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
  function submit(): void {
    setSent(true);
    if (missing.name ?? missing.key) return;
    if (!start.isPending) start.mutate({ name: input.name.trim(), key: input.key });
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
