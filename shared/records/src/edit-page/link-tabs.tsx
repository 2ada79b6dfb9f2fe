import { Lock } from '@jackfield/kit/ui/icons';
import { ElsewhereBar } from '@jackfield/records/save-bar';
import { defineMessages, openTabAtom, useT } from '@jackfield/runtime';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import css from './link-tabs.module.css';
import { useUnsavedTabs } from './unsaved-tabs.ts';

const editMessages = defineMessages('records.edit', {
  sections: 'Sections',
  unsaved: 'unsaved changes',
  errors: 'has errors',
  locked: 'not available',
});

export interface LinkTab {
  label: string;
  /** Absolute path of the section. */
  to: string;
  /** Copper dot, red dot or lock behind the words. */
  mark?: 'unsaved' | 'errors' | 'locked' | undefined;
  /** A number behind the words, red where it tells of losses, with what it counts. */
  count?: { value: number; text: string; isLoss: boolean } | undefined;
  /** Whether it is open, where the path alone does not tell. */
  isOpen?: boolean;
  /** What lies beneath its path are pages of it. */
  hasPages?: boolean;
}

/** Whether a path is a page of the tab. */
export const isTabOf = ({ to, hasPages }: LinkTab, path: string): boolean =>
  to === path || (hasPages === true && path.startsWith(`${to}/`));

/**
 * Sections of a record as links, because each is a page. Those with input that is not
 * saved keep their mark while another is open; a bar at the foot of the page names them,
 * unless the open one has its own. Alt + 1 to 7 opens one, arrows
 * move along them.
 */
export function LinkTabs({ tabs }: { tabs: readonly LinkTab[] }) {
  const t = useT();
  const unsaved = useUnsavedTabs();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const setOpenTab = useSetAtom(openTabAtom);
  const opened = tabs.find((tab) => tab.isOpen ?? isTabOf(tab, pathname))?.label ?? null;
  // A page marks the tab of its own form, which has a bar of its own.
  const hasOwn = tabs.some(({ mark }) => mark === 'unsaved' || mark === 'errors');
  const elsewhere = hasOwn
    ? []
    : tabs.filter((tab) => unsaved.has(tab.to) && !isTabOf(tab, pathname));
  useEffect(() => {
    setOpenTab(opened);
    return () => setOpenTab(null);
  }, [opened, setOpenTab]);
  // On a narrow screen the open tab may lie outside of the row, again once a count came before it.
  const place = [pathname, ...tabs.map(({ count }) => count?.value)].join();
  const placed = useRef('');
  useEffect(() => {
    if (placed.current === place) return;
    placed.current = place;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const current = links.find((link) => link.getAttribute('aria-current') === 'page');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  useEffect(() => {
    const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
    const onKey = (event: KeyboardEvent) => {
      const digit = /^Digit([1-7])$/.exec(event.code)?.[1];
      if (digit !== undefined && event.altKey && !event.ctrlKey && !event.metaKey) {
        const link = links()[Number(digit) - 1];
        if (link) event.preventDefault();
        link?.click();
        return;
      }
      const at = links().findIndex((link) => link === event.target);
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (at < 0 || step === undefined) return;
      event.preventDefault();
      links()
        .at((at + step) % links().length)
        ?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <nav className={css.tabs} aria-label={t(editMessages.sections)}>
        <ul ref={list}>
          {tabs.map((tab) => (
            <li key={tab.to}>
              <TabLink tab={unsaved.has(tab.to) ? { mark: 'unsaved', ...tab } : tab} />
            </li>
          ))}
        </ul>
      </nav>
      {elsewhere.length > 0 && (
        <div className={css.elsewhere}>
          <ElsewhereBar tabs={elsewhere} />
        </div>
      )}
    </>
  );
}

function TabLink({ tab: { label, to, mark, count, isOpen, hasPages } }: { tab: LinkTab }) {
  const t = useT();
  const content = (
    <>
      {label}
      {count && (
        <>
          <span className={css.count} data-loss={count.isLoss} aria-hidden="true">
            {count.value}
          </span>
          <span className="ui-hidden">, {count.text}</span>
        </>
      )}
      {mark === 'locked' && <Lock size={13} strokeWidth={1.75} aria-hidden="true" />}
      {mark && mark !== 'locked' && <span className={css.dot} aria-hidden="true" />}
      {mark && <span className="ui-hidden">, {t(editMessages[mark])}</span>}
    </>
  );
  if (isOpen === undefined) {
    return (
      <NavLink to={to} end={!hasPages} className={css.tab} data-mark={mark}>
        {content}
      </NavLink>
    );
  }
  return (
    <Link to={to} className={css.tab} data-mark={mark} aria-current={isOpen ? 'page' : undefined}>
      {content}
    </Link>
  );
}
