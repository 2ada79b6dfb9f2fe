import { Checkbox } from '../form/checkbox.tsx';
import { Skeleton } from '../core/skeleton.tsx';
import type { Column } from './column.ts';
import css from './data-table.module.css';

export interface SkeletonRowProps<Row> {
  columns: readonly Column<Row>[];
  choosable: boolean;
  hasActions: boolean;
  /** One of a long list, that one may only scroll past. */
  isPassed?: boolean;
}

/** A row that has not arrived, in the geometry of one that has. */
export function SkeletonRow<Row>(props: SkeletonRowProps<Row>) {
  const { columns, choosable, hasActions, isPassed = false } = props;
  return (
    <tr className={isPassed ? `${css.row} ${css.waiting}` : css.row} aria-hidden="true">
      {choosable && (
        <td className={css.choose}>
          <Checkbox disabled tabIndex={-1} aria-label="" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-from={column.from}>
          {column.skeleton ?? <Skeleton width="62%" height={10} />}
        </td>
      ))}
      {hasActions && <td className={css.actions}>{null}</td>}
    </tr>
  );
}
