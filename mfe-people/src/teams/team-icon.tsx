import { Headset } from '@jackfield/kit/ui/icons';
import css from './team-icon.module.css';

/** The sign of a team beside its name (ui.md 3): 32 in rows, 40 on phones, 48 in a head. */
export function TeamIcon({ size = 32 }: { size?: 32 | 40 | 44 | 48 }) {
  return (
    <span className={css.tile} style={{ width: size, height: size }} aria-hidden="true">
      <Headset size={size > 40 ? 20 : 16} strokeWidth={1.75} />
    </span>
  );
}
