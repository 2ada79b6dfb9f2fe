import { ArrowUpRight } from '@jackfield/kit/ui/icons';
import { Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { pathAtom } from '../areas/atoms.ts';
import { messages } from './messages.ts';
import {
  type EntryIcon,
  isOpenEntry,
  isOpenSection,
  type SidebarEntry,
} from './sidebar-entries.ts';
import { sidebarIcons } from './sidebar-icons.ts';
import css from './sidebar.module.css';
import { useIntent } from './use-intent.ts';

/** An entry, and its pages beneath it while it or one of them is open. */
export function SidebarSection({ entry, icon, onIntent }: SidebarLinkProps) {
  const t = useT();
  const isOpen = isOpenSection(entry, useAtomValue(pathAtom));
  const { pages = [] } = entry;
  return (
    <>
      <SidebarLink entry={entry} onIntent={onIntent} {...(icon && { icon })} />
      {isOpen && pages.length > 0 && (
        <ul className={css.pages} aria-label={t(entry.label)}>
          {pages.map((page) => (
            <li key={page.id}>
              <SidebarLink entry={page} onIntent={onIntent} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export interface SidebarLinkProps {
  entry: SidebarEntry;
  /** Top entries have an icon; entries of a group hang on its cord instead. */
  icon?: EntryIcon;
  onIntent(path: string): void;
}

/** One entry: a link, a link to another site, or a disabled one (SHELL-41). */
export function SidebarLink({ entry, icon, onIntent }: SidebarLinkProps) {
  const t = useT();
  const isOpen = isOpenEntry(entry, useAtomValue(pathAtom));
  const Icon = icon && sidebarIcons[icon];
  const className = icon ? css.top : css.child;
  const label = t(entry.label);
  const to = entry.to ?? '/';
  const intent = useIntent(() => onIntent(to));
  const inner = (
    <>
      {Icon ? (
        <Icon size={16} strokeWidth={1.75} className={css.icon} aria-hidden="true" />
      ) : (
        <span className={css.jack} aria-hidden="true" />
      )}
      <span className={`ui-clip ${css.label}`}>{label}</span>
    </>
  );
  if (entry.isDisabled) {
    const unavailable = [messages.notAvailable, ...(entry.hint ? [entry.hint] : [])]
      .map((text) => t(text))
      .join(' ');
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link without an address is how a disabled one is written (SHELL-41)
      <a className={className} role="link" aria-disabled="true" title={unavailable} data-disabled>
        {inner}
        <span className="ui-hidden">{unavailable}</span>
      </a>
    );
  }
  if (entry.href) {
    return (
      <a className={className} href={entry.href} target="_blank" rel="noopener noreferrer">
        {inner}
        <ArrowUpRight size={13} strokeWidth={1.75} aria-hidden="true" />
        <span className="ui-hidden">{t(messages.opensNewTab)}</span>
      </a>
    );
  }
  return (
    <Link
      to={to}
      className={className}
      title={label}
      {...(isOpen ? { 'aria-current': 'page' } : {})}
      {...intent}
    >
      {inner}
    </Link>
  );
}
