import { Drawer } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { pathAtom } from '../areas/atoms.ts';
import { messages } from '../navigation/messages.ts';
import { Sidebar } from '../navigation/sidebar.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onClose(): void;
  onIntent(path: string): void;
}

/** The sidebar below 992 px; closes when a page is chosen. */
export function MenuDrawer({ open, onClose, onIntent }: MenuDrawerProps) {
  const t = useT();
  const path = useAtomValue(pathAtom);
  const openedAt = useRef(path);
  useEffect(() => {
    if (open && openedAt.current !== path) onClose();
    openedAt.current = path;
  }, [open, path, onClose]);
  return (
    <Drawer open={open} title={t(messages.menu)} width={280} placement="left" onClose={onClose}>
      <Sidebar onIntent={onIntent} />
    </Drawer>
  );
}
