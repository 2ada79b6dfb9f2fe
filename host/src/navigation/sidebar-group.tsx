import { useMedia } from '@jackfield/kit/ui/core';
import { ChevronDown, CircleHelp } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { messages } from './messages.ts';
import type { SidebarGroup } from './sidebar-entries.ts';
import { sidebarIcons } from './sidebar-icons.ts';
import { SidebarSection } from './sidebar-link.tsx';
import css from './sidebar.module.css';

const rail = '(min-width: 992px) and (max-width: 1199.98px)';

/** Opens a group's entries beside the icon rail; a click or focus elsewhere closes them. */
function useFlyout(item: RefObject<HTMLElement | null>) {
  const isRail = useMedia(rail);
  const [top, setTop] = useState<number | null>(null);
  const isOpen = top !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && item.current?.contains(event.target);
      if (!isInside) setTop(null);
    };
    const { signal } = end;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    window.addEventListener('popstate', () => setTop(null), { signal });
    return () => end.abort();
  }, [isOpen, item]);
  return {
    isRail,
    isOpen,
    top: top ?? 0,
    close: () => setTop(null),
    toggle: () => setTop(isOpen ? null : (item.current?.getBoundingClientRect().top ?? 0)),
  };
}

export interface SidebarGroupItemProps {
  group: SidebarGroup;
  onIntent(path: string): void;
}

/** A group: its entries hang on a cord; in the icon rail they fly out beside it. */
export function SidebarGroupItem({ group, onIntent }: SidebarGroupItemProps) {
  const t = useT();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  const [isExpanded, setExpanded] = useState(true);
  const flyout = useFlyout(item);
  const isOpen = flyout.isRail ? flyout.isOpen : isExpanded;
  const Icon = sidebarIcons[group.icon];
  const label = t(group.label);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !flyout.isOpen) return;
    flyout.close();
    head.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the flyout wherever in the group the focus is
    <li ref={item} className={css.group} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <button
          ref={head}
          type="button"
          className={css.top}
          aria-expanded={isOpen}
          aria-controls={id}
          title={label}
          onClick={() => (flyout.isRail ? flyout.toggle() : setExpanded(!isExpanded))}
        >
          <Icon size={16} strokeWidth={1.75} className={css.icon} aria-hidden="true" />
          <span className={`ui-clip ${css.label}`}>{label}</span>
          <ChevronDown size={14} strokeWidth={1.75} className={css.fold} aria-hidden="true" />
        </button>
        {group.help && (
          <>
            <button
              type="button"
              className={css.help}
              popoverTarget={`${id}help`}
              title={t(group.help)}
              aria-label={t(messages.help, { label })}
            >
              <CircleHelp size={14} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <div id={`${id}help`} popover="auto" className={css.tip}>
              {t(group.help)}
            </div>
          </>
        )}
      </div>
      <ul
        id={id}
        className={css.children}
        hidden={!isOpen}
        aria-label={label}
        style={flyout.isRail ? { top: flyout.top } : {}}
      >
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <SidebarSection entry={entry} onIntent={onIntent} />
          </li>
        ))}
      </ul>
    </li>
  );
}
