import { type ReactNode, useId } from 'react';
import css from './radio-row.module.css';

export interface RadioRowProps {
  /** Name that the rows of one group share. */
  group: string;
  isChosen: boolean;
  /** It can't be chosen; the note says why. */
  isOut?: boolean;
  onChoose(): void;
  /** What is chosen, with marks beside it. */
  children: ReactNode;
  /** A line under it. */
  note?: ReactNode;
}

/** One of several choices, each a row of its own with the chosen one tinted. */
export function RadioRow({
  group,
  isChosen,
  isOut = false,
  onChoose,
  children,
  note,
}: RadioRowProps) {
  const id = useId();
  return (
    <label className={css.row} data-chosen={isChosen} data-tall={note !== undefined} htmlFor={id}>
      <input
        id={id}
        type="radio"
        className="ui-radio"
        name={group}
        checked={isChosen}
        disabled={isOut}
        onChange={onChoose}
      />
      <span className={css.head}>{children}</span>
      {note !== undefined && <span className={`ui-note ${css.note}`}>{note}</span>}
    </label>
  );
}
