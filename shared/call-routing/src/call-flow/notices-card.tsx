import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { noticeMessages } from './messages.ts';
import css from './notices-card.module.css';
import { WhoNotices, type WhoNoticesProps } from './who-notices.tsx';

export interface NoticesCardProps extends WhoNoticesProps {
  /** It is being worked out. */
  isWorking: boolean;
}

/** Who will notice what a form holds, while it is edited. */
export function NoticesCard({ isWorking, ...noticed }: NoticesCardProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{t(noticeMessages.title)}</h2>
      {isWorking ? <p>{t(noticeMessages.working)}</p> : <WhoNotices {...noticed} />}
    </section>
  );
}
