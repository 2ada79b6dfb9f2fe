import type { Registry } from '@jackfield/contract';
import { PartFence } from '@jackfield/kit/parts';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { firstRowsAtom, profileAtom, useT } from '@jackfield/runtime';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { Activity } from '../activity/activity.tsx';
import type { Areas } from '../areas/register-areas.ts';
import { BellPopover } from '../bell/bell-popover.tsx';
import { shellPart } from '../errors/shell-part.ts';
import { Sidebar } from '../navigation/sidebar.tsx';
import { hasSidebar } from '../navigation/use-sidebar-input.ts';
import { Help } from '../help/help.tsx';
import { News } from '../news/news.tsx';
import { openedDialogAtom } from '../palette/opened-dialog.ts';
import { paletteAtom } from '../palette/palette-state.ts';
import { useShortcuts } from '../palette/use-shortcuts.ts';
import { messages } from './messages.ts';
import { panelAtom } from './panel.ts';
import { SessionEnd } from '../session-end/session-end.tsx';
import { StepUp } from '../step-up/step-up.tsx';
import { DocumentTitle, RouteAnnouncer } from './route-announcer.tsx';
import { Sheet } from './sheet.tsx';
import { SystemBars } from './system-bars.tsx';
import { TopBar } from './top-bar.tsx';

const Dialogs = shellPart(() => import(/* webpackChunkName: "dialogs" */ './dialogs.tsx'));
const CommandDialog = shellPart(
  () => import(/* webpackChunkName: "palette" */ '../palette/command-dialog.tsx'),
);
const PaletteLayer = shellPart(
  () => import(/* webpackChunkName: "palette" */ './palette-layer.tsx'),
);
const Panels = shellPart(() => import(/* webpackChunkName: "panels" */ './panels.tsx'));

/** What the page can do without: when it throws, also in an effect, it is reported and goes alone. */
function Fenced({ children }: { children: ReactNode }) {
  return (
    <PartFence onError={(error) => reportError(error)}>
      <Suspense>{children}</Suspense>
    </PartFence>
  );
}

/** The layout of signed-in people: sidebar of who has one, top bar, sheet (SHELL-02, SHELL-10). */
export function Shell({ areas, registry }: { areas: Areas; registry: Registry }) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const [panel, setPanel] = useAtom(panelAtom);
  // Once loaded, panels close in their own time.
  const [wasOpened, setOpened] = useState(false);
  if (panel !== null && !wasOpened) setOpened(true);
  const isBeside = hasSidebar(profile);
  useShortcuts();
  const palette = useAtomValue(paletteAtom);
  const opened = useAtomValue(openedDialogAtom);
  const isSettled = useAtomValue(firstRowsAtom);
  return (
    <div className="frame" data-side={isBeside ? 'full' : 'none'}>
      <a className="ui-skip" href="#main">
        {t(messages.skip)}
      </a>
      {isBeside && <Sidebar className="frame-side" onIntent={areas.preload} />}
      <TopBar hasSidebar={isBeside} parts={areas.parts} onOpen={setPanel} />
      <SystemBars registry={registry} />
      <Sheet areas={areas} registry={registry} />
      <Fenced>
        <DocumentTitle />
      </Fenced>
      <Fenced>
        <RouteAnnouncer />
      </Fenced>
      <Fenced>
        <Toaster />
      </Fenced>
      {isSettled && (
        <Fenced>
          <Dialogs parts={areas.parts} />
        </Fenced>
      )}
      {profile && (
        <Fenced>
          <BellPopover areas={areas} />
        </Fenced>
      )}
      <StepUp />
      <SessionEnd />
      <Fenced>
        <Activity />
      </Fenced>
      <Fenced>
        <News areas={areas} />
      </Fenced>
      <Fenced>
        <Help />
      </Fenced>
      {palette !== null && (
        <Fenced>
          <PaletteLayer contributors={areas.contributions('commands')} />
        </Fenced>
      )}
      {opened !== null && (
        <Fenced>
          <CommandDialog />
        </Fenced>
      )}
      {wasOpened && (
        <Fenced>
          <Panels open={panel} onClose={() => setPanel(null)} onIntent={areas.preload} />
        </Fenced>
      )}
    </div>
  );
}
