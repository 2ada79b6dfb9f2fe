import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLooking } from '../../may/looking.tsx';
import css from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Some, but not all, of what it stands for are chosen. */
  indeterminate?: boolean;
  /** Its words; without them give `aria-label`. */
  children?: ReactNode;
}

/** The browser's own checkbox in our drawing: a table of them costs nothing. */
export function Checkbox({ indeterminate = false, children, ...rest }: CheckboxProps) {
  const isLooking = useLooking();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={css.checkbox}>
      <input
        {...rest}
        {...(isLooking && { disabled: true })}
        ref={input}
        type="checkbox"
        className={css.box}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
