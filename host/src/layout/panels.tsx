import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { AccountDrawer } from './account-drawer.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import type { Panel } from './shell.tsx';

export interface PanelsProps {
  open: Panel | null;
  onClose(): void;
  onIntent(path: string): void;
}

/** What the top bar opens; loaded with the component library when first needed. */
export default function Panels({ open, onClose, onIntent }: PanelsProps) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <AccountDrawer open={open === 'account'} onClose={onClose} />
        <DownloadDialog open={open === 'download'} onClose={onClose} />
        <MenuDrawer open={open === 'menu'} onClose={onClose} onIntent={onIntent} />
      </KitProvider>
    </RuntimeProvider>
  );
}
