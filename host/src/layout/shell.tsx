import type { Registry } from '@jackfield/contract';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { firstRowsAtom, profileAtom, useT } from '@jackfield/runtime';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { Activity } from '../activity/activity.tsx';
import type { Areas } from '../areas/register-areas.ts';
import { shellPart } from '../errors/shell-part.ts';
import { Sidebar } from '../navigation/sidebar.tsx';
import { Help } from '../help/help.tsx';
import { News } from '../news/news.tsx';
import { openedDialogAtom } from '../palette/opened-dialog.ts';
import { paletteAtom } from '../palette/palette-state.ts';
import { useShortcuts } from '../palette/use-shortcuts.ts';
import { messages } from './messages.ts';
import { panelAtom } from './panel.ts';
import { SessionEnd } from '../session-end/session-end.tsx';
import { StepUp } from '../step-up/step-up.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
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

/** The layout of signed-in people: sidebar for admins, top bar, sheet (SHELL-02, SHELL-10). */
export function Shell({ areas, registry }: { areas: Areas; registry: Registry }) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const [panel, setPanel] = useAtom(panelAtom);
  // Once loaded, panels close in their own time.
  const [wasOpened, setOpened] = useState(false);
  if (panel !== null && !wasOpened) setOpened(true);
  const isAdmin = profile?.role === 'admin';
  useShortcuts();
  const palette = useAtomValue(paletteAtom);
  const opened = useAtomValue(openedDialogAtom);
  const isSettled = useAtomValue(firstRowsAtom);
  return (
    <div className="frame" data-side={isAdmin ? 'full' : 'none'}>
      <a className="ui-skip" href="#main">
        {t(messages.skip)}
      </a>
      {isAdmin && <Sidebar className="frame-side" onIntent={areas.preload} />}
      <TopBar isAdmin={isAdmin} onOpen={setPanel} />
      <SystemBars registry={registry} />
      <Sheet areas={areas} registry={registry} />
      <RouteAnnouncer />
      <Toaster />
      {isSettled && (
        <Suspense>
          <Dialogs parts={areas.parts} />
        </Suspense>
      )}
      <StepUp />
      <SessionEnd />
      <Activity />
      <News areas={areas} />
      <Help />
      {palette !== null && (
        <Suspense>
          <PaletteLayer contributors={areas.contributions('commands')} />
        </Suspense>
      )}
      {opened !== null && (
        <Suspense>
          <CommandDialog />
        </Suspense>
      )}
      {wasOpened && (
        <Suspense>
          <Panels open={panel} onClose={() => setPanel(null)} onIntent={areas.preload} />
        </Suspense>
      )}
    </div>
  );
}
