import { Button } from '@jackfield/kit/ui/core';
import { CircleAlert, TriangleAlert } from '@jackfield/kit/ui/icons';
import { common, navigateTo, notify, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import css from './attention.module.css';
import type { HomeItem } from './overview.ts';

const signs = { lost: CircleAlert, soon: TriangleAlert };

interface AttentionRowProps {
  item: HomeItem;
  /** Its button is the page's only primary one. */
  isFirst: boolean;
  /** It stands no more, and keeps its place. */
  isGone: boolean;
  onAct(): void;
}

/** One line: of whom, what, and the one button. */
export function AttentionRow({ item, isFirst, isGone, onAct }: AttentionRowProps) {
  const t = useT();
  const row = useRef<HTMLLIElement>(null);
  const [isRunning, setRunning] = useState(false);
  const { severity, text, subject = '', action } = item;
  const Sign = signs[severity];
  const at = subject === '' ? -1 : text.indexOf(subject);

  async function act(): Promise<void> {
    if (action.to) return void navigateTo(action.to);
    onAct();
    setRunning(true);
    try {
      await action.run?.();
    } catch (error) {
      notify.failure(error);
    } finally {
      setRunning(false);
      // The button may go with what it put right, and the keys go on from its row.
      if (row.current?.contains(document.activeElement)) row.current.focus();
    }
  }

  return (
    <li
      ref={row}
      className={css.row}
      tabIndex={-1}
      data-severity={severity}
      data-gone={isGone || undefined}
      data-stale={item.isStale || undefined}
    >
      <Sign size={18} strokeWidth={1.75} aria-hidden="true" />
      <p className={css.text}>
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <strong>{subject}</strong>
            {text.slice(at + subject.length)}
          </>
        )}
      </p>
      <Button
        type={isFirst ? 'primary' : 'default'}
        loading={isRunning}
        disabled={isGone}
        className={css.act}
        onClick={() => void act()}
      >
        {action.label}
      </Button>
      {isGone && <span className={css.done}>{t(common.done)}</span>}
    </li>
  );
}
