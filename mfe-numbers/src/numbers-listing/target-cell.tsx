import { Skeleton } from '@jackfield/kit/ui/core';
import { Clock } from '@jackfield/kit/ui/icons';
import { TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { useT } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';
import css from './target-cell.module.css';
import { type Target, targetStyles, targetName } from './target-style.ts';

/** Who picks up: icon, name and kind of a routing target. */
export function TargetCell({ target }: { target: Target }) {
  const t = useT();
  const { icon: Icon, kind } = targetStyles[target.actionType];
  const name = targetName(target);
  return (
    <span className={css.target}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <TwoLines
        first={<span title={name}>{name || t(kind)}</span>}
        second={name === '' ? undefined : t(kind)}
      />
    </span>
  );
}

/** In place of a target that no call ever reaches, because the number never closes. */
export function NeverClosed() {
  const t = useT();
  return (
    <span className={css.target}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      <TwoLines
        first={<span className={css.never}>{t(listingMessages.notUsed)}</span>}
        second={t(listingMessages.alwaysOpen)}
      />
    </span>
  );
}

/** Placeholder of the cell, in its geometry. */
export function TargetSkeleton() {
  return (
    <span className={css.target}>
      <Skeleton width={16} height={16} />
      <TwoLinesSkeleton first={104} second={60} />
    </span>
  );
}
