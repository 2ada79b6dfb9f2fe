import { Input as AntInput, type InputProps as AntInputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useField } from './field-context.ts';

export interface InputProps extends Omit<AntInputProps, 'status' | 'ref'> {
  ref?: Ref<InputRef>;
}

/** One line of text; takes name, hint and error of the `Field` around it. */
export function Input(props: InputProps) {
  const given = { ...useField(), ...props };
  return <AntInput {...given} status={given['aria-invalid'] ? 'error' : ''} />;
}
