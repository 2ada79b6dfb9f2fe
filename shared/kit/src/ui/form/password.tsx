import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { Eye, EyeOff } from '../icons/public.ts';
import { Input, type InputProps } from './input.tsx';
import { formMessages } from './messages.ts';
import css from './password.module.css';

/**
 * A password or PIN with a button that shows it. Marked, so that scripts which record what a person
 * does leave it out even while it is shown (OP-42).
 */
export function Password(props: Omit<InputProps, 'type' | 'suffix'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const label = shown ? t(formMessages.hidePassword) : t(formMessages.showPassword);
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
