import { useT } from '@jackfield/runtime';
import { dockMessages } from './messages.ts';
import css from './keypad.module.css';

const keys: readonly (readonly [key: string, letters: string])[] = [
  ['1', ''],
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
  ['*', ''],
  ['0', ''],
  ['#', ''],
];

/** Keys of a telephone, by number. */
export const isKey = (key: string): boolean => keys.some(([each]) => each === key);

/** The twelve keys of a telephone. */
export function KeyGrid({ onKey }: { onKey(key: string): void }) {
  const t = useT();
  return (
    <fieldset className={css.grid} aria-label={t(dockMessages.keypad)}>
      {keys.map(([key, letters]) => (
        <button
          key={key}
          type="button"
          className={css.key}
          aria-label={letters ? t(dockMessages.key, { key, letters: [...letters].join(' ') }) : key}
          onClick={() => onKey(key)}
        >
          {key}
          {letters && <span className={css.letters}>{letters}</span>}
        </button>
      ))}
    </fieldset>
  );
}
