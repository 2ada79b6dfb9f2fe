import { configAtom, liveStateAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { areasAtom } from '../areas/atoms.ts';
import { Brand } from '../layout/brand.tsx';
import { messages } from './messages.ts';
import { areaEntries, sidebarGroups, topEntries } from './sidebar-entries.ts';
import { SidebarGroupItem } from './sidebar-group.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import css from './sidebar.module.css';
import { useSidebarInput } from './use-sidebar-input.ts';

const texts = {
  on: messages.liveOn,
  connecting: messages.liveConnecting,
  off: messages.liveOff,
};

/** Foot of the sidebar: state of the live channel and the version. */
function LiveFoot() {
  const t = useT();
  const state = useAtomValue(liveStateAtom);
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

/** The admin sidebar (SHELL-39 to SHELL-44). */
export function Sidebar({ className = '', onIntent }: SidebarProps) {
  const t = useT();
  const input = useSidebarInput();
  const groups = input ? sidebarGroups(input) : [];
  const areas = useAtomValue(areasAtom);
  return (
    <div className={`${className} ${css.side}`}>
      {className && <Brand />}
      <nav aria-label={t(messages.main)} className={css.nav}>
        <ul>
          {topEntries().map((entry) => (
            <li key={entry.id}>
              <SidebarLink entry={entry} icon={entry.icon} onIntent={onIntent} />
            </li>
          ))}
          {groups.map((group) => (
            <SidebarGroupItem key={group.id} group={group} onIntent={onIntent} />
          ))}
          {areaEntries(areas).map((entry) => (
            <li key={entry.id}>
              <SidebarLink entry={entry} icon={entry.icon} onIntent={onIntent} />
            </li>
          ))}
        </ul>
      </nav>
      <LiveFoot />
    </div>
  );
}
