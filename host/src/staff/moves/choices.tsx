import { CircleAlert } from '@jackfield/kit/ui/icons';
import { type ReactNode, useId } from 'react';
import css from './choices.module.css';

export interface ChoicesProps {
  legend: string;
  /** One line under the rows. */
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A group of choices under its name, with what is wrong below. */
export function Choices({ legend, hint, error, children }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset data-refused={error !== undefined} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {children}
      {hint && <p className={`ui-text3 ${css.hint}`}>{hint}</p>}
      {error && (
        <p className={css.error} id={id} role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

/** The frame around the rows; a long list scrolls in itself. */
export function ChoiceList({ children }: { children: ReactNode }) {
  return <div className={`ui-rows ${css.list}`}>{children}</div>;
}
