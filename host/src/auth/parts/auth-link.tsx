import type { ReactNode } from 'react';
import { goTo, type Passed } from '../navigation.ts';

interface AuthLinkProps {
  to: string;
  /** What the next page is handed, read when the link is followed. */
  passed?: () => Passed;
  className?: string | undefined;
  children: ReactNode;
}

/** A link between sign-in pages. */
export function AuthLink({ to, passed, className, children }: AuthLinkProps) {
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        goTo(to, passed?.());
      }}
    >
      {children}
    </a>
  );
}
