import { Input as AntInput } from 'antd';
import type { TextAreaProps as AntTextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';
import { useField } from './field-context.ts';

export interface TextAreaProps extends Omit<AntTextAreaProps, 'status' | 'ref'> {
  ref?: Ref<TextAreaRef>;
}

/** Several lines of text; takes name, hint and error of the `Field` around it. */
export function TextArea(props: TextAreaProps) {
  const given = { ...useField(), ...props };
  return <AntInput.TextArea {...given} status={given['aria-invalid'] ? 'error' : ''} />;
}
