import { IconButton } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { Eye, EyeOff } from '@jackfield/kit/ui/icons';
import { notify, useT } from '@jackfield/runtime';
import { type ComponentProps, useState } from 'react';
import { deviceMessages } from './messages.ts';

interface SecretInputProps
  extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'suffix'> {
  /** Empty while nobody asked for it. */
  value: string;
  onChange(value: string): void;
  /** Gets what is shown; called before it is. */
  onShow(): Promise<unknown>;
}

/** A password that stays with the server until somebody wants to see it. */
export function SecretInput({ value, onChange, onShow, ...field }: SecretInputProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      if (!isShown) await onShow();
      setShown(!isShown);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      {...field}
      data-masked
      value={value}
      type={isShown ? 'text' : 'password'}
      placeholder="••••••••••••••••"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <IconButton
          size="small"
          label={t(isShown ? deviceMessages.hidePassword : deviceMessages.showPassword)}
          icon={<Icon size={16} strokeWidth={1.75} />}
          loading={isBusy}
          onClick={() => void toggle()}
        />
      }
    />
  );
}
