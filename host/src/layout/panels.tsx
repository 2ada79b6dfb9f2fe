import { KitProvider } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, RuntimeProvider, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { AccountDrawer } from './account-drawer.tsx';
import { AppCards } from './apps/app-cards.tsx';
import { offeredAppsAtom } from './apps/offered-apps.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { messages } from './messages.ts';
import type { Panel } from './panel.ts';

/** The apps, desktop and mobile (SHELL-04, OP-16). */
function DownloadDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const hasApps = useAtomValue(offeredAppsAtom).length > 0;
  return (
    <Dialog
      open={open}
      width={hasApps ? 1067 : 520}
      title={t(messages.download)}
      onClose={onClose}
      cancelText={t(common.close)}
    >
      <AppCards onClose={onClose} />
    </Dialog>
  );
}

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
