import { Input as AntInput, type InputProps as AntInputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useLooking } from '../../may/looking.tsx';
import { useField } from './field-context.ts';
import { useMost } from './use-most.ts';

export interface InputProps extends Omit<AntInputProps, 'status' | 'ref'> {
  ref?: Ref<InputRef>;
  /** Most characters of the text, as people count them; what is more is told and never cut. */
  most?: number | undefined;
}

/** One line of text; takes name, hint and error of the `Field` around it. */
export function Input({ most, ...props }: InputProps) {
  useMost(props.value, most);
  const isLooking = useLooking();
  const given = { ...useField(), ...props, ...(isLooking && { disabled: true }) };
  return <AntInput {...given} status={given['aria-invalid'] ? 'error' : ''} />;
}
