import { Button as AntButton, type ButtonProps as AntButtonProps } from 'antd';
import type { Ref } from 'react';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AntButtonProps, 'loading' | 'ref'> {
  /** Shows the spinner and refuses clicks, and the words stay readable. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
}

/** The button: one primary per view, verb and noun as its words. */
export function Button({ loading = false, ...rest }: ButtonProps) {
  return (
    <AntButton
      {...rest}
      loading={loading ? { icon: <Spinner size={14} /> } : false}
      aria-busy={loading || undefined}
    />
  );
}
