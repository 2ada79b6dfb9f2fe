import { Button as AntButton, type ButtonProps as AntButtonProps } from 'antd';
import type { Ref } from 'react';
import { useLooking } from '../../may/looking.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AntButtonProps, 'loading' | 'ref'> {
  /** Shows the spinner and refuses clicks, and the words stay readable. */
  loading?: boolean;
  /** It changes nothing, and stays where one only looks. */
  looks?: boolean;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
}

/** The button: one primary per view, verb and noun as its words. */
export function Button({ loading = false, looks = false, ...rest }: ButtonProps) {
  const isLooking = useLooking();
  if (isLooking && !looks && rest.href === undefined) return null;
  return (
    <AntButton
      {...rest}
      {...(isLooking && { disabled: rest.disabled ?? false })}
      loading={loading ? { icon: <Spinner size={14} /> } : false}
      aria-busy={loading || undefined}
    />
  );
}
