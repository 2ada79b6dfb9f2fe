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
  showSecret: 'Show secret',
  hideSecret: 'Hide secret',
});

const buttonWords = {
  password: { show: formMessages.showPassword, hide: formMessages.hidePassword },
  pin: { show: formMessages.showPin, hide: formMessages.hidePin },
  secret: { show: formMessages.showSecret, hide: formMessages.hideSecret },
};

interface PasswordProps extends Omit<InputProps, 'type' | 'suffix'> {
  /** It is a PIN, and called so. */
  isPin?: boolean;
  /** It is a secret of a program, such as a key. */
  isSecret?: boolean;
}

/**
 * A password, PIN or secret with a button that shows it. Marked, so that scripts which record what a person
 * does leave it out even while it is shown (OP-42).
 */
export function Password({ isPin = false, isSecret = false, ...props }: PasswordProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const words = isPin ? buttonWords.pin : isSecret ? buttonWords.secret : buttonWords.password;
  const label = t(words[shown ? 'hide' : 'show']);
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
