import { useEffect, useRef } from 'react';
import { useSetAtom } from 'jotai';
import { dirtyAtom } from '../store/atoms.ts';
import { registerGuard } from './guard.ts';

/**
 * Guards a form while `isDirty`: area changes, Back, links and closing the tab ask first.
 * `ask` shows the dialog and resolves to true when the person leaves; it also sets `dirtyAtom`.
 */
export function useNavigationGuard(isDirty: boolean, ask: (to: string) => Promise<boolean>): void {
  const setDirty = useSetAtom(dirtyAtom);
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const end = new AbortController();
    setDirty(true);
    registerGuard({ isBlocking: () => true, ask: (to) => latestAsk.current(to) }, end.signal);
    return () => {
      end.abort();
      setDirty(false);
    };
  }, [isDirty, setDirty]);
}
