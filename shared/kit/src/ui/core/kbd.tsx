import css from './kbd.module.css';

/** Keys of a shortcut, one cap each: `<Kbd keys={['Ctrl', 'K']} />`. Printed where the action is. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={css.keys} aria-hidden="true">
      {keys.map((key, at) => (
        <kbd key={`${at} ${key}`} className={`ui-caption ${css.key}`}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
