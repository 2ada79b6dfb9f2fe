import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './field-error.tsx';
import css from './form.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  /** Stands at the end of the label's line, for example a link. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its message underneath. */
export function TextField({ label, error, aside, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <input
        {...input}
        id={id}
        className={`${css.input} ${className ?? ''}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
