import { useMayChange } from '@jackfield/kit/may';
import { useState } from 'react';
import { useDrawer } from './use-drawer.ts';

/**
 * The drawer that adds a record to a list: opened by its button, or by an address with
 * `?drawer=add`, as shortcuts and the command palette have it; for those who may add (RIGHT-02).
 */
export function useAddDrawer() {
  const asked = useDrawer('add');
  const mayChange = useMayChange();
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    setOpen(false);
    if (asked.isOpen) asked.close();
  }

  return { isOpen: mayChange && (isOpen || asked.isOpen), open: () => setOpen(true), close };
}
