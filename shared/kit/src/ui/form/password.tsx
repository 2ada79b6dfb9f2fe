import { defineMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { Eye, EyeOff } from '../icons/public.ts';
import { Input, type InputProps } from './input.tsx';
import css from './password.module.css';

const formMessages = defineMessages('kit.form', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
});

interface PasswordProps extends Omit<InputProps, 'type' | 'suffix'> {
  /** It is a PIN, and called so. */
  isPin?: boolean;
}

/**
 * A password or PIN with a button that shows it. Marked, so that scripts which record what a person
 * does leave it out even while it is shown (OP-42).
 */
export function Password({ isPin = false, ...props }: PasswordProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const show = isPin ? formMessages.showPin : formMessages.showPassword;
  const hide = isPin ? formMessages.hidePin : formMessages.hidePassword;
  const label = t(shown ? hide : show);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      data-masked
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={css.eye}
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
