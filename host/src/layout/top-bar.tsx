import type { PartSource } from '@jackfield/contract';
import { Avatar } from '@jackfield/kit/ui/core';
import { CircleHelp, Download, Menu } from '@jackfield/kit/ui/icons';
import { configAtom, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { BellButton } from '../bell/bell-button.tsx';
import { openHelp } from '../help/help-state.ts';
import { messages as navigationMessages } from '../navigation/messages.ts';
import { newsMessages } from '../news/messages.ts';
import { unreadAtom } from '../news/news-state.ts';
import { SearchButton } from '../palette/search-button.tsx';
import { PhonePlace } from '../phone/phone-place.tsx';
import { Brand } from './brand.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { MessagesLink } from './messages-link.tsx';
import { messages } from './messages.ts';
import type { Panel } from './panel.ts';
import css from './top-bar.module.css';

interface TopBarProps {
  /** Whether the person has the admin layout. */
  hasSidebar: boolean;
  parts: PartSource;
  onOpen(panel: Panel): void;
}

/**
 * Breadcrumb of the admin layout, search, the phone, messages, the bell, then exactly Help, Download
 * and the avatar (SHELL-02 to SHELL-05). Help is the operator's where there is one, else our own.
 */
export function TopBar({ hasSidebar, parts, onOpen }: TopBarProps) {
  const t = useT();
  const { helpUrl } = useAtomValue(configAtom);
  const profile = useAtomValue(profileAtom);
  const { length: unread } = useAtomValue(unreadAtom);
  return (
    <header className="frame-top">
      {hasSidebar && (
        <button
          type="button"
          className={css.menu}
          aria-label={t(navigationMessages.openMenu)}
          onClick={() => onOpen('menu')}
        >
          <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <span className={hasSidebar ? css.brandBelow : undefined}>
        <Brand />
      </span>
      {hasSidebar && <Breadcrumb />}
      <span className={css.space} />
      <SearchButton />
      {profile && <PhonePlace parts={parts} />}
      {profile && <MessagesLink />}
      {profile && <BellButton className={css.action} />}
      {helpUrl ? (
        <a className={css.action} href={helpUrl} target="_blank" rel="noopener noreferrer">
          <CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.word}>{t(messages.help)}</span>
        </a>
      ) : (
        <button
          type="button"
          className={css.action}
          aria-haspopup="dialog"
          onClick={() => openHelp()}
        >
          <CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.word}>{t(messages.help)}</span>
        </button>
      )}
      <button
        type="button"
        className={css.action}
        aria-haspopup="dialog"
        onClick={() => onOpen('download')}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.word}>{t(messages.download)}</span>
      </button>
      {profile && (
        <button
          type="button"
          className={css.avatar}
          aria-haspopup="dialog"
          aria-label={
            unread > 0
              ? t(newsMessages.accountOf, { name: profile.fullName, count: unread })
              : t(messages.accountOf, { name: profile.fullName })
          }
          data-news={unread > 0 || undefined}
          onClick={() => onOpen('account')}
        >
          <Avatar
            name={profile.fullName}
            src={profile.profileImage}
            size={28}
            presence={profile.presence}
          />
        </button>
      )}
    </header>
  );
}
