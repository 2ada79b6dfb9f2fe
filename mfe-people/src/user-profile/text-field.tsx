import { Field, Input } from '@jackfield/kit/ui/form';
import type { ReactNode } from 'react';
import { type Control, Controller } from 'react-hook-form';
import type { ProfileValues } from './profile-values.ts';

export interface TextFieldProps {
  control: Control<ProfileValues>;
  name: 'firstName' | 'lastName' | 'title' | 'email' | 'extension';
  label: string;
  hint?: ReactNode;
  /** A fault that the form itself cannot know, for example an extension that is taken. */
  fault?: string | undefined;
  required?: boolean;
  inputMode?: 'numeric' | 'email';
}

/** A line of text of the profile form. */
export function TextField({ control, name, label, hint, fault, ...rest }: TextFieldProps) {
  const { required = false, inputMode } = rest;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _unused, ...field }, fieldState: { error } }) => (
        <Field label={label} hint={hint} error={error?.message ?? fault} required={required}>
          <Input {...field} autoComplete="off" inputMode={inputMode} />
        </Field>
      )}
    />
  );
}
