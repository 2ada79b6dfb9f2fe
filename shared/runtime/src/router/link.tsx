import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateTo } from './navigate.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Absolute path, for example `paths.admin.users.listing()`. */
  to: string;
  replace?: boolean;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to any path of the portal, in this area or another; works without a router around it. */
export function Link({ to, replace = false, onClick, target, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    void navigateTo(to, { replace });
  };
  return (
    <a {...rest} href={to} target={target} onClick={follow}>
      {children}
    </a>
  );
}
