import { Bell } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { bellPanelId, unreadMattersAtom } from './bell-state.ts';
import css from './bell-button.module.css';
import { bellMessages } from './messages.ts';

/** The bell of the top bar, with a copper dot while something is the person's move. */
export function BellButton({ className }: { className: string | undefined }) {
  const t = useT();
  const unread = useAtomValue(unreadMattersAtom) ?? 0;
  return (
    <button
      type="button"
      className={`${className} ${css.bell}`}
      popoverTarget={bellPanelId}
      aria-haspopup="dialog"
      aria-label={unread > 0 ? t(bellMessages.waiting, { count: unread }) : t(bellMessages.title)}
      data-unread={unread > 0 || undefined}
    >
      <Bell size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
