import { useLooking } from '@jackfield/kit/may';
import type { LucideIcon } from '@jackfield/kit/ui/icons';
import { type FocusEvent, type ReactNode, useId } from 'react';
import css from './routing-editor.module.css';

/** One way to go on. */
export interface RouteOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it does, in two or three words. */
  readonly hint: string;
  readonly icon: LucideIcon;
}

export interface OptionListProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly RouteOption<Value>[];
  value: Value;
  onChoose(value: Value): void;
  /** The focus left the whole list. */
  onBlur?(): void;
  /** Controls of the chosen option; they stand under it and nowhere else. */
  children?: ReactNode;
}

/** A radio group of rows, with the controls of the chosen one under it. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { label, options, value, onChoose, onBlur, children } = props;
  const group = useId();
  const isLooking = useLooking();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Whoever adds a menu in a dialog above has not left yet.
    const dialog = relatedTarget?.closest('[role="dialog"]') ?? null;
    const isAbove = dialog !== null && !dialog.contains(currentTarget);
    if (!isAbove && !currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the focus goes elsewhere
    <fieldset className={`ui-card ${css.editor}`} disabled={isLooking} onBlur={leave}>
      <legend className="ui-hidden">{label}</legend>
      {options.map(({ value: each, label: word, hint, icon: Icon }) => (
        <div key={each} className={css.option} data-chosen={each === value}>
          <label className={css.row}>
            <input
              type="radio"
              name={group}
              className="ui-radio"
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={css.icon} />
            <span className={css.word}>{word}</span>
            <span className={`ui-note ${css.side}`} aria-hidden="true">
              {hint}
            </span>
          </label>
          {each === value && children && <div className={css.controls}>{children}</div>}
        </div>
      ))}
    </fieldset>
  );
}
