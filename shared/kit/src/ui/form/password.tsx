import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { IconButton } from '../core/icon-button.tsx';
import { Eye, EyeOff } from '../icons/public.ts';
import type { InputProps } from './input.tsx';
import { Input } from './input.tsx';
import { formMessages } from './messages.ts';

/** A secret with a button that shows it. */
export function Password(props: Omit<InputProps, 'type' | 'suffix'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          label={shown ? t(formMessages.hidePassword) : t(formMessages.showPassword)}
          icon={<Icon size={16} strokeWidth={1.75} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
