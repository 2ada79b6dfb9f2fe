import css from './menu.module.css';

/** A verb and, when it is refused, the reason under it. */
export function MenuLabel({ label, reason }: { label: string; reason?: string | undefined }) {
  if (!reason) return label;
  return (
    <span className={css.refused}>
      {label}
      <span className="ui-caption">{reason}</span>
    </span>
  );
}
