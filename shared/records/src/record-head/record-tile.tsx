import type { LucideIcon } from '@jackfield/kit/ui/icons';
import css from './record-head.module.css';

export interface RecordTileProps {
  icon: LucideIcon;
  /** Side in px: 32 in rows, 40 in a phone's rows, 48 in a head, 44 in a phone's. */
  size?: 32 | 40 | 44 | 48;
}

/** The icon of a record that has no picture. Decorative: its name stands beside it. */
export function RecordTile({ icon: Icon, size = 32 }: RecordTileProps) {
  return (
    <span className={css.tile} style={{ width: size, height: size }} aria-hidden="true">
      <Icon size={size > 40 ? 20 : 16} strokeWidth={1.75} />
    </span>
  );
}
