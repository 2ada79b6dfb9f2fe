import { useEffect, useState } from 'react';

interface Shown {
  readonly pathname: string;
  readonly isOpen: boolean;
  /** Opened over this page, so that Back leads to it. */
  readonly isOverPage: boolean;
}

const isAsked = () => new URLSearchParams(window.location.search).get('drawer') === 'activity';

const atStart = (): Shown => ({
  pathname: window.location.pathname,
  isOpen: isAsked(),
  isOverPage: false,
});

function next(before: Shown): Shown {
  const now = { ...atStart(), isOverPage: before.isOverPage };
  if (before.isOpen) return now;
  return { ...now, isOverPage: now.isOpen && now.pathname === before.pathname };
}

/**
 * Whether the address asks for the activity, and whether it was opened over the page that is open.
 * Small, because it runs with the frame; what the address says in detail is read by the panel.
 */
export function useActivityOpen(): Shown {
  const [shown, setShown] = useState(atStart);
  useEffect(() => {
    const read = () => setShown(next);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  return shown;
}
