import { useEffect, useRef } from 'react';
import { useSetAtom } from 'jotai';
import { dirtyAtom } from '../store/atoms.ts';
import { type NavigationGuard, registerGuard } from './guard.ts';

/**
 * Guards a form while `isDirty`: area changes, Back, links and closing the tab ask first.
 * `ask` shows the dialog and resolves to true when the person leaves; it also sets `dirtyAtom`.
 * What is left out of the last argument is so at every step to another path.
 */
export function useNavigationGuard(
  isDirty: boolean,
  ask: (to: string) => Promise<boolean>,
  which: Partial<Omit<NavigationGuard, 'ask'>> = {},
): void {
  const setDirty = useSetAtom(dirtyAtom);
  const latest = useRef({ ask, which });
  useEffect(() => {
    latest.current = { ask, which };
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const end = new AbortController();
    setDirty(true);
    registerGuard(
      {
        isBlocking: () => latest.current.which.isBlocking?.() ?? true,
        ask: (to) => latest.current.ask(to),
        ...(latest.current.which.isLeft && { isLeft: latest.current.which.isLeft }),
      },
      end.signal,
    );
    return () => {
      end.abort();
      setDirty(false);
    };
  }, [isDirty, setDirty]);
}
