import { type Contributor, type NewsNote, paths } from '@jackfield/contract';
import { formatDay } from '@jackfield/domain';
import { Button, KitProvider, Skeleton, Tag } from '@jackfield/kit/ui/core';
import { ArrowRight } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { formatList, Link, profileAtom, RuntimeProvider, useT } from '@jackfield/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { mayOpenPage } from '../navigation/page-areas.ts';
import { rememberAtom } from './memory.ts';
import { newsMessages } from './messages.ts';
import css from './news.module.css';
import { listedAtom, unreadAtom } from './news-state.ts';
import { useNotes } from './use-notes.ts';

interface NewsDrawerProps {
  contributors: readonly Contributor<'news'>[];
  onClose(): void;
}

/** What is new, newest first. What can be read here counts as read. Render it when it is to open. */
export function NewsDrawer({ contributors, onClose }: NewsDrawerProps) {
  const t = useT();
  const unread = useAtomValue(unreadAtom);
  const remember = useSetAtom(rememberAtom);
  const { shown, readable, failed, retry } = useNotes(contributors, useAtomValue(listedAtom));
  // What was unread when the panel was opened stays marked in it.
  const [fresh] = useState(() => unread.map(({ key }) => key));
  const seen = readable.join('\n');
  useEffect(() => {
    const keys = seen.split('\n');
    remember({ read: keys, told: keys });
  }, [seen, remember]);
  const days = [...Map.groupBy(shown, ({ on }) => on)];
  return (
    <Drawer open title={t(newsMessages.title)} onClose={onClose}>
      <div className={css.days}>
        {failed.length > 0 && (
          <output className={css.failed}>
            {t(newsMessages.failed, { areas: formatList(failed) })}{' '}
            <Button type="link" onClick={retry}>
              {t(newsMessages.tryAgain)}
            </Button>
          </output>
        )}
        {days.map(([day, notes]) => (
          <section key={day} aria-labelledby={`news-${day}`}>
            <h3 id={`news-${day}`} className={`ui-caption ${css.day}`}>
              {formatDay(day)}
            </h3>
            <ul>
              {notes.map(({ key, words }) => (
                <NoteLine
                  key={key}
                  words={words}
                  isUnread={fresh.includes(key)}
                  onFollow={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && failed.length === 0 && (
          <p className={css.none}>{t(newsMessages.none)}</p>
        )}
      </div>
    </Drawer>
  );
}

interface NoteLineProps {
  /** None while they are on their way. */
  words: NewsNote | undefined;
  isUnread: boolean;
  onFollow(): void;
}

/** One note: what it is, what it is good for, and where. */
function NoteLine({ words, isUnread, onFollow }: NoteLineProps) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  if (!words) {
    return (
      <li className={css.note} aria-busy="true">
        <Skeleton width="45%" height={16} />
        <Skeleton width="90%" height={12} faint />
      </li>
    );
  }
  const { title, text, link } = words;
  const isAdminPage = link?.to.startsWith(`${paths.admin.root()}/`) === true;
  const mayFollow = !isAdminPage || (profile !== null && mayOpenPage(profile, link.to));
  return (
    <li className={css.note}>
      <h4 className={css.title}>
        {title} {isUnread && <Tag tone="brand">{t(newsMessages.unread)}</Tag>}
      </h4>
      <p className={css.text}>{text}</p>
      {link && mayFollow && (
        <Link to={link.to} className={css.link} onClick={onFollow}>
          {link.label}
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}

/** The panel with the component library that it needs; loaded when it is first opened. */
export default function NewsPanel(props: NewsDrawerProps) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <NewsDrawer {...props} />
      </KitProvider>
    </RuntimeProvider>
  );
}
