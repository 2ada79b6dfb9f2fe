import type { ReactElement, ReactNode } from 'react';
import css from './painted-button.module.css';

interface PaintedButtonProps {
  icon?: ReactNode;
  children?: ReactNode;
  size?: string;
  label?: string;
  className?: string;
  /** Look of the kit's button; framed without one. */
  type?: string;
}

/** The room of a button that can't be pressed yet: it stands in the place of the kit's own. */
export function Button({ icon, children, size, type, className = '' }: PaintedButtonProps) {
  return (
    <span
      className={`${css['button']} ${className}`}
      data-size={size}
      data-framed={type === undefined}
      aria-hidden="true"
    >
      {icon}
      {children}
    </span>
  );
}

export const IconButton = (props: PaintedButtonProps) => <Button {...props} type="text" />;

/** A tip opens by script; what it stands at is shown alone. */
export const Tooltip = ({ children }: { children: ReactElement }) => children;
