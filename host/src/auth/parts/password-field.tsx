import { useT } from '@jackfield/runtime/core';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { messages } from '../messages.ts';
import { FieldError } from './field-error.tsx';
import css from './form.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends TextFieldProps {
  hint?: string;
}

/** A password input that can be shown, and that tells when Caps Lock is on. */
export function PasswordField({ label, error, aside, hint, ...input }: PasswordFieldProps) {
  const t = useT();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? Eye : EyeOff;
  return (
    <div>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={`${css.input} ${css.secret}`}
          onKeyUp={look}
          spellCheck={false}
          autoCapitalize="none"
          data-masked
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <button
          type="button"
          className={css.toggle}
          aria-label={t(isShown ? messages.hidePassword : messages.showPassword)}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <div id={`${id}-hint`} aria-live="polite">
        {hint && !error ? <p className={`ui-text3 ${css.hint}`}>{hint}</p> : null}
        {hasCapsLock ? (
          <p className={`ui-text3 ${css.hint}`}>
            <ArrowBigUpDash size={14} strokeWidth={1.75} aria-hidden="true" />
            {t(messages.capsLock)}
          </p>
        ) : null}
      </div>
    </div>
  );
}
