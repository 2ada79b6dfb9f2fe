import { Skeleton } from '@jackfield/kit/ui/core';
import css from './parts.module.css';

/** In the place of rows that are on their way. */
export function RowsSkeleton() {
  return (
    <div className={css.skeleton} data-waiting>
      {[1, 2, 3, 4].map((row) => (
        <div key={row}>
          <Skeleton width="22%" height={12} />
          <Skeleton width="26%" height={20} />
          <Skeleton width="16%" height={12} />
          <Skeleton width="12%" height={12} />
        </div>
      ))}
    </div>
  );
}
