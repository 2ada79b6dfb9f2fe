import type { ComponentProps } from 'react';
import css from './check.module.css';

/**
 * A button that reads as a link. Pressing it leaves the focus where it is until it is released:
 * what a field shows once it was left would move the button away under the pointer.
 */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      type="button"
      className={css.link}
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}
