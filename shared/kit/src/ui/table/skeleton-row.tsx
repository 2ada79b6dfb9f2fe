import { Checkbox } from '../form/checkbox.tsx';
import { Skeleton } from '../core/skeleton.tsx';
import type { Column } from './column.ts';
import css from './data-table.module.css';

export interface SkeletonRowProps<Row> {
  columns: readonly Column<Row>[];
  choosable: boolean;
  hasActions: boolean;
}

/** A row that has not arrived, in the geometry of one that has. */
export function SkeletonRow<Row>({ columns, choosable, hasActions }: SkeletonRowProps<Row>) {
  return (
    <tr className={css.row} aria-hidden="true">
      {choosable && (
        <td className={css.choose}>
          <Checkbox disabled tabIndex={-1} aria-label="" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          {column.skeleton ?? <Skeleton width="62%" height={10} />}
        </td>
      ))}
      {hasActions && <td className={css.actions}>{null}</td>}
    </tr>
  );
}
