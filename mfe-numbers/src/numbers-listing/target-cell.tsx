import { paths } from '@jackfield/contract';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Clock } from '@jackfield/kit/ui/icons';
import { TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { Link, useT } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';
import css from './target-cell.module.css';
import { type Target, targetStyles, targetName } from './target-style.ts';

interface TargetCellProps {
  target: Target;
  /** Id of the number whose calls go there. */
  companyId: string;
}

/** Who picks up: icon, name and kind of a routing target; its name leads to where that is set. */
export function TargetCell({ target, companyId }: TargetCellProps) {
  const t = useT();
  const { icon: Icon, kind } = targetStyles[target.actionType];
  const name = targetName(target);
  return (
    <span className={css.target}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <TwoLines
        first={
          <Link to={paths.admin.numbers.edit(companyId, 'call-handling')} title={name}>
            {name || t(kind)}
          </Link>
        }
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
        first={
          <span className={css.never} title={t(listingMessages.notUsed)}>
            {t(listingMessages.notUsed)}
          </span>
        }
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
