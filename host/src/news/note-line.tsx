import type { NewsNote } from '@jackfield/contract';
import { Skeleton, Tag } from '@jackfield/kit/ui/core';
import { ArrowRight } from '@jackfield/kit/ui/icons';
import { Link, useT } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';
import css from './news.module.css';

interface NoteLineProps {
  /** None while they are on their way. */
  words: NewsNote | undefined;
  isUnread: boolean;
  onFollow(): void;
}

/** One note: what it is, what it is good for, and where. */
export function NoteLine({ words, isUnread, onFollow }: NoteLineProps) {
  const t = useT();
  if (!words) {
    return (
      <li className={css.note} aria-busy="true">
        <Skeleton width="45%" height={16} />
        <Skeleton width="90%" height={12} faint />
      </li>
    );
  }
  const { title, text, link } = words;
  return (
    <li className={css.note}>
      <h4 className={css.title}>
        {title} {isUnread && <Tag tone="brand">{t(newsMessages.unread)}</Tag>}
      </h4>
      <p className={css.text}>{text}</p>
      {link && (
        <Link to={link.to} className={css.link} onClick={onFollow}>
          {link.label}
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}
