import type { ReactNode } from 'react';
import { Skeleton } from '../core/skeleton.tsx';
import css from './two-lines.module.css';

export interface TwoLinesProps {
  /** A text or link, which is cut where there is no room, then tags; the pointer shows a text whole. */
  first: ReactNode;
  /** Smaller and quieter. */
  second?: ReactNode;
  /** What the second line says in full, where it may be cut. */
  secondTitle?: string;
  /** The first line is the name of the row's thing. */
  isName?: boolean;
}

/** Two lines of a cell; one after the other where rows are compact. */
export function TwoLines({ first, second, secondTitle, isName = false }: TwoLinesProps) {
  return (
    <span className={css.lines}>
      <span className={css.first} data-name={isName}>
        {typeof first === 'string' ? <span title={first}>{first}</span> : first}
      </span>
      {second && (
        <span
          className="ui-note ui-clip"
          title={secondTitle ?? (typeof second === 'string' ? second : undefined)}
        >
          {second}
        </span>
      )}
    </span>
  );
}

/** Placeholder of two lines, with the widths of their bars in px. */
export function TwoLinesSkeleton({ first, second }: { first: number; second: number }) {
  return (
    <span className={css.bars}>
      <Skeleton width={first} height={10} />
      <Skeleton width={second} height={8} faint />
    </span>
  );
}
