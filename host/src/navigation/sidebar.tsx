import { configAtom, liveStateAtom, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { areasAtom } from '../areas/atoms.ts';
import { Brand } from '../layout/brand.tsx';
import { useLasting } from '../layout/use-lasting.ts';
import { useOnline } from '../layout/use-online.ts';
import { arrange } from './arrange.ts';
import { messages } from './messages.ts';
import { homeEntry, ownEntry, type SidebarItem, sidebarItems } from './sidebar-entries.ts';
import { SidebarGroupItem } from './sidebar-group.tsx';
import { SidebarLink, SidebarSection } from './sidebar-link.tsx';
import css from './sidebar.module.css';
import { useSidebarInput } from './use-sidebar-input.ts';

const texts = {
  on: messages.liveOn,
  connecting: messages.liveConnecting,
  off: messages.liveOff,
};

/** How long the channel may be away without a word, milliseconds. */
const patience = 10_000;

/** Foot of the sidebar: state of the live channel and the version. */
function LiveFoot() {
  const t = useT();
  const live = useAtomValue(liveStateAtom);
  const isOnline = useOnline();
  // Each try to connect is a failure for a moment; only one that lasts is told.
  const isOff = useLasting(live !== 'on', patience);
  const state = !isOnline || isOff ? 'off' : live === 'off' ? 'connecting' : live;
  const { appVersion } = useAtomValue(configAtom);
  return (
    <div className={`ui-caption ${css.foot}`}>
      <span className={css.live} data-state={state} title={t(texts[state])}>
        <span className={css.footText}>{t(texts[state])}</span>
      </span>
      <span className={css.footText}>v{appVersion}</span>
    </div>
  );
}

export interface SidebarProps {
  className?: string;
  /** The pointer or the focus rests on an entry: its area may be fetched. */
  onIntent(path: string): void;
}

/** The sidebar of admins, and of people with a built-in role (SHELL-39 to SHELL-44, RIGHT-02). */
export function Sidebar({ className = '', onIntent }: SidebarProps) {
  const t = useT();
  const input = useSidebarInput();
  const areas = useAtomValue(areasAtom);
  const { navigation, name } = useAtomValue(variantAtom);
  const items = (input ? sidebarItems(input, areas) : [])
    .map((item) =>
      'entries' in item ? { ...item, entries: arrange(item.entries, navigation) } : item,
    )
    .filter((item) => !('entries' in item) || item.entries.length > 0);
  const first = input && input.person.role !== 'admin' ? ownEntry : homeEntry;
  // Beside the sheet it is a landmark of its own; in the drawer the dialog is the landmark.
  const Room = className ? 'aside' : 'div';
  return (
    <Room className={`${className} ${css.side}`} {...(className && { 'aria-label': name })}>
      {className && <Brand />}
      <nav aria-label={t(messages.main)} className={css.nav}>
        <div className={css.home}>
          <SidebarLink entry={first} icon={first.icon} onIntent={onIntent} />
        </div>
        <ul>
          {arrange<SidebarItem>(items, navigation).map((item) =>
            'entries' in item ? (
              <SidebarGroupItem key={item.id} group={item} onIntent={onIntent} />
            ) : (
              <li key={item.id}>
                <SidebarSection entry={item} icon={item.icon} onIntent={onIntent} />
              </li>
            ),
          )}
        </ul>
      </nav>
      <LiveFoot />
    </Room>
  );
}
