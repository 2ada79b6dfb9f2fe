import { formatNumber } from '@jackfield/runtime';
import css from './pills.module.css';

export interface Pill {
  value: string;
  label: string;
  /** How many there are; left out while it is not known. */
  count?: number | undefined;
}

export interface PillsProps {
  /** Name of the group for screen readers. */
  label: string;
  pills: readonly Pill[];
  value: string;
  onChange(value: string): void;
}

/** One of a few, with how many each holds. */
export function Pills({ label, pills, value, onChange }: PillsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a border and a legend; the group needs its name only
    <div className={css.pills} role="group" aria-label={label}>
      {pills.map((pill) => (
        <button
          key={pill.value}
          type="button"
          className={css.pill}
          aria-pressed={pill.value === value}
          onClick={() => onChange(pill.value)}
        >
          {pill.label}
          {pill.count !== undefined && (
            <span className={css.count}>{formatNumber(pill.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
