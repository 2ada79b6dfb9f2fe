import { Input as AntInput } from 'antd';
import type { TextAreaProps as AntTextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';
import { useLooking } from '../../may/looking.tsx';
import { useField } from './field-context.ts';
import { useMost } from './use-most.ts';

export interface TextAreaProps extends Omit<AntTextAreaProps, 'status' | 'ref'> {
  ref?: Ref<TextAreaRef>;
  /** Most characters of the text, as people count them; what is more is told and never cut. */
  most?: number | undefined;
}

/** Several lines of text; takes name, hint and error of the `Field` around it. */
export function TextArea({ most, ...props }: TextAreaProps) {
  useMost(props.value, most);
  const isLooking = useLooking();
  const given = { ...useField(), ...props, ...(isLooking && { disabled: true }) };
  return <AntInput.TextArea {...given} status={given['aria-invalid'] ? 'error' : ''} />;
}
