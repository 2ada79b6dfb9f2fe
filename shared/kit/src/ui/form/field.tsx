import { type ReactNode, useId, useMemo, useState } from 'react';
import { CircleAlert } from '../icons/public.ts';
import { useLooking } from '../../may/looking.tsx';
import { FieldContext } from './field-context.ts';
import css from './field.module.css';
import { FaultContext } from './use-most.ts';

export interface FieldProps {
  /** Noun above the control, without a full stop. */
  label: ReactNode;
  /** One line under the control; the error takes its place in the same line. */
  hint?: ReactNode;
  /** Why the value is refused, verbatim as the specification prints it. */
  error?: string | undefined;
  /** The hint says what the value may hold, so that it stays behind the error. */
  isHintKept?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The label is read to screen readers only, where the place says the same in sight. */
  isLabelHidden?: boolean;
  /** The control, one of this group's; it ties itself to label, hint and error. */
  children: ReactNode;
}

/** Label above, hint below, error instead of the hint or before it. */
export function Field(props: FieldProps) {
  const { label, disabled, isLabelHidden = false, children } = props;
  // What may be typed is of no use to who only looks.
  const isLooking = useLooking();
  const { hint, required } = isLooking ? {} : props;
  const [ownFault, setOwnFault] = useState<string>();
  const error = props.error || ownFault;
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error) || hint !== undefined;
  const control = useMemo(
    () => ({
      id,
      ...(hasNote && { 'aria-describedby': noteId }),
      ...(error && { 'aria-invalid': true }),
      ...(required && { 'aria-required': true }),
      ...(disabled && { disabled }),
    }),
    [id, noteId, hasNote, error, required, disabled],
  );
  return (
    <div className={css.field}>
      <label className={isLabelHidden ? 'ui-hidden' : css.label} htmlFor={id}>
        {label}
        {required && (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldContext value={control}>
        <FaultContext value={setOwnFault}>{children}</FaultContext>
      </FieldContext>
      {error ? (
        <p className={css.error} id={noteId} role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span>{error}</span>
            {props.isHintKept && <span className={css.kept}> {hint}</span>}
          </span>
        </p>
      ) : (
        hint !== undefined && (
          <p className={`ui-text3 ${css.hint}`} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
