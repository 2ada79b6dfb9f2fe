import { EditPage } from '@jackfield/kit/edit-page';
import { Skeleton } from '@jackfield/kit/ui/core';
import css from './team-head.module.css';

const rows = ['first', 'second', 'third', 'fourth'];

/** The page before the team has arrived, in its geometry. */
export function TeamSkeleton() {
  return (
    <EditPage
      head={
        <header className={css.head} aria-busy="true">
          <Skeleton width={48} height={48} />
          <div className={css.bars}>
            <Skeleton width={160} height={18} />
            <Skeleton width={240} height={11} />
          </div>
        </header>
      }
    >
      <div className={css.body}>
        {rows.map((row) => (
          <Skeleton key={row} width="100%" height={32} />
        ))}
      </div>
    </EditPage>
  );
}
