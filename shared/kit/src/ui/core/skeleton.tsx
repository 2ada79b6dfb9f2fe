import type { CSSProperties } from 'react';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** Width and height of what will stand here, so that nothing jumps. */
  width: CSSProperties['width'];
  height: CSSProperties['height'];
  round?: boolean;
  /** The second, lighter line of a pair. */
  faint?: boolean;
}

/** A grey bar in the geometry of the content to come. Hidden from screen readers. */
export function Skeleton({ width, height, round = false, faint = false }: SkeletonProps) {
  return (
    <span
      className={css.bar}
      data-faint={faint}
      style={{ width, height, borderRadius: round ? 999 : undefined }}
      aria-hidden="true"
    />
  );
}
