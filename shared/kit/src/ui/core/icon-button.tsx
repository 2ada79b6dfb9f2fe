import type { ReactNode } from 'react';
import { useLooking } from '../../may/looking.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** Its name: `aria-label` and tooltip. */
  label: string;
  icon: ReactNode;
  shortcut?: string;
}

/** A button that shows only an icon; always named, at least 26 px square. */
export function IconButton({ label, icon, shortcut, type = 'text', ...rest }: IconButtonProps) {
  if (useLooking() && !rest.looks && rest.href === undefined) return null;
  return (
    <Tooltip title={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <Button {...rest} type={type} icon={icon} aria-label={label} />
    </Tooltip>
  );
}
