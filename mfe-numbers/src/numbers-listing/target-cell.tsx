import { Skeleton } from '@jackfield/kit/ui/core';
import { Clock } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';
import css from './target-cell.module.css';
import { type Target, targetLooks, targetName } from './target-look.ts';

/** Who picks up: icon, name and kind of a routing target. */
export function TargetCell({ target }: { target: Target }) {
  const t = useT();
  const { icon: Icon, kind } = targetLooks[target.actionType];
  const name = targetName(target);
  return (
    <span className={css.target}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.lines}>
        <span className={css.name} title={name}>
          {name || t(kind)}
        </span>
        {name && <span className={css.kind}>{t(kind)}</span>}
      </span>
    </span>
  );
}

/** In place of a target that no call ever reaches, because the number never closes. */
export function NeverClosed() {
  const t = useT();
  return (
    <span className={css.target}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.lines}>
        <span className={css.never}>{t(listingMessages.notUsed)}</span>
        <span className={css.kind}>{t(listingMessages.alwaysOpen)}</span>
      </span>
    </span>
  );
}

/** Placeholder of the cell, in its geometry. */
export function TargetSkeleton() {
  return (
    <span className={css.target}>
      <Skeleton width={16} height={16} />
      <span className={css.bars}>
        <Skeleton width={104} height={10} />
        <Skeleton width={60} height={8} faint />
      </span>
    </span>
  );
}
