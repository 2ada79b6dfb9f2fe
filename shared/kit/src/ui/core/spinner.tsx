import { LoaderCircle } from '../icons/public.ts';
import css from './spinner.module.css';

export interface SpinnerProps {
  size?: number;
  /** Read to screen readers; without it the spinner is decorative. */
  label?: string;
}

/** A turning ring for work of unknown length. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className={css.spinner} role={label ? 'status' : undefined}>
      <LoaderCircle size={size} strokeWidth={1.75} className={css.ring} aria-hidden="true" />
      {label && <span className="ui-hidden">{label}</span>}
    </span>
  );
}
