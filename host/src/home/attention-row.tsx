import { Button, IconButton } from '@jackfield/kit/ui/core';
import { EyeOff } from '@jackfield/kit/ui/icons';
import { common, navigateTo, useT } from '@jackfield/runtime';
import { useRef } from 'react';
import css from './attention.module.css';
import { attentionMessages } from './messages.ts';
import type { HomeItem } from './overview.ts';
import { severitySigns, useItemRun } from './use-item-run.ts';

interface AttentionRowProps {
  item: HomeItem;
  /** Its button is the page's only primary one. */
  isFirst: boolean;
  /** It stands no more, and keeps its place. */
  isGone: boolean;
  /** It went because the person has hidden it. */
  isHidden: boolean;
  onAct(): void;
  /** Takes it off this person's Home. */
  onHide(): void;
}

/** One line: of whom, what, and the one button. */
export function AttentionRow(props: AttentionRowProps) {
  const { item, isFirst, isGone, isHidden, onAct, onHide } = props;
  const t = useT();
  const row = useRef<HTMLLIElement>(null);
  const { isRunning, run } = useItemRun(item);
  const { severity, action } = item;
  const Sign = severitySigns[severity];

  async function act(): Promise<void> {
    if (action.to) return void navigateTo(action.to);
    onAct();
    await run();
    keepFocus();
  }

  /** The button may go with what it put right, and the keys go on from its row. */
  function keepFocus(): void {
    if (row.current?.contains(document.activeElement)) row.current.focus();
  }

  function hide(): void {
    onAct();
    keepFocus();
    onHide();
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
        <ItemText item={item} />
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
      {item.mayHide ? (
        <IconButton
          size="small"
          data-aside
          label={t(attentionMessages.hide)}
          icon={<EyeOff size={16} strokeWidth={1.75} />}
          disabled={isGone}
          className={css.aside}
          onClick={hide}
        />
      ) : (
        <span className={css.aside} />
      )}
      {isGone && (
        <span className={css.done}>{t(isHidden ? attentionMessages.isHidden : common.done)}</span>
      )}
    </li>
  );
}

/** What an item says, with the piece that says of whom in bold. */
export function ItemText({ item: { text, subject = '' } }: { item: HomeItem }) {
  const at = subject === '' ? -1 : text.indexOf(subject);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{subject}</strong>
      {text.slice(at + subject.length)}
    </>
  );
}
