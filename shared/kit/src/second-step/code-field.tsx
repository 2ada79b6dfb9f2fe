import { useT } from '@jackfield/runtime';
import { type Ref, useId, useState } from 'react';
import css from './code-field.module.css';
import { stepMessages } from './messages.ts';

const length = 6;
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

export interface CodeFieldProps {
  /** What is asked for; the code of an authenticator app unless said. */
  label?: string;
  /** The line below where nothing is wrong. */
  hint?: string;
  value: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange(digits: string): void;
  /** Told the code once its last digit is there, typed or pasted. */
  onComplete(code: string): void;
}

/** One input for a code of six digits, drawn as six cells; it takes the focus. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, value, error, ref, onChange, onComplete } = props;
  const t = useT();
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const next = Math.min(value.length, length - 1);
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete(digits);
  };
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label ?? t(stepMessages.code)}
      </label>
      <div className={css.field} data-faulty={error ? true : undefined}>
        <div className={css.cells} aria-hidden="true">
          {places.map((place, index) => (
            <span key={place} className={css.cell} data-next={hasFocus && index === next}>
              {value[index]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          name="code"
          className={css.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page or dialog is about this field
          autoFocus
          spellCheck={false}
          data-masked
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <div id={`${id}-hint`} className={css.below} role={error ? 'alert' : undefined}>
        {error ? (
          <p className={css.error}>{error}</p>
        ) : (
          <p>{hint ?? t(stepMessages.sendsItself)}</p>
        )}
      </div>
    </div>
  );
}
