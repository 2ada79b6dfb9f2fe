import { dismissNotice, holdNotice, type Notice, releaseNotice, useT } from '@jackfield/runtime';
import type { FocusEvent } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '../icons/public.ts';
import { feedbackMessages } from './messages.ts';
import css from './toast.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** One toast; stays while the pointer or the focus is on it (SHELL-57). */
export function Toast({ notice }: { notice: Notice }) {
  const t = useT();
  const Icon = icons[notice.kind];
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) releaseNotice(notice.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus hold the toast; there is nothing to operate on it but its buttons
    <li
      className={css.toast}
      data-kind={notice.kind}
      data-lasting={notice.isLasting === true}
      onMouseEnter={() => holdNotice(notice.id)}
      onMouseLeave={() => releaseNotice(notice.id)}
      onFocus={() => holdNotice(notice.id)}
      onBlur={leave}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        style={{ color: `var(--ui-${notice.kind}-dot)` }}
        aria-hidden="true"
      />
      <span className={css.text}>{notice.text}</span>
      {notice.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            dismissNotice(notice.id);
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label={t(feedbackMessages.dismiss)}
        onClick={() => dismissNotice(notice.id)}
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}
