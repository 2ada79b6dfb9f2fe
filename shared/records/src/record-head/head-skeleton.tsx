import { Skeleton } from '@jackfield/kit/ui/core';
import css from './record-head.module.css';

/** The head before the record has arrived; `sign` is the shape of its sign, left out where it has none. */
export function HeadSkeleton({ sign }: { sign?: 'tile' | 'picture' | undefined }) {
  return (
    <header className={css.head} aria-busy="true">
      {sign && <Skeleton width={48} height={48} round={sign === 'picture'} />}
      <div className={css.bars}>
        <Skeleton width={160} height={18} />
        <Skeleton width={240} height={11} />
      </div>
    </header>
  );
}
