import {
  accountAtom,
  configAtom,
  liveStateAtom,
  profileAtom,
  sessionAtom,
  useT,
  variantAtom,
} from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { areasAtom } from '../areas/atoms.ts';
import { Brand } from '../layout/brand.tsx';
import { messages } from './messages.ts';
import { areaEntries, sidebarGroups, topEntries } from './sidebar-entries.ts';
import { SidebarGroupItem } from './sidebar-group.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import css from './sidebar.module.css';

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

/** Groups of the sidebar for the person, account and variant at hand. */
function useGroups() {
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  const session = useAtomValue(sessionAtom);
  const { features } = useAtomValue(variantAtom);
  const config = useAtomValue(configAtom);
  if (!profile || !account) return [];
  return sidebarGroups({
    isTenantOwner: profile.isTenantOwner,
    country: account.country,
    features,
    config,
    customerId: session.profile?.customerId ?? '',
  });
}

/** The admin sidebar (SHELL-39 to SHELL-44). */
export function Sidebar({ className = '', onIntent }: SidebarProps) {
  const t = useT();
  const groups = useGroups();
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
