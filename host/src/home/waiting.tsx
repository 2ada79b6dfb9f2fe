import { Skeleton } from '@jackfield/kit/ui/core';
import css from './home.module.css';

/** Where cards will stand whose areas have not arrived yet. */
export function Waiting({ height }: { height: number }) {
  return (
    <div className={`ui-card ${css.waiting}`} aria-hidden="true">
      <Skeleton width={140} height={14} />
      <Skeleton width="100%" height={height} faint />
    </div>
  );
}
