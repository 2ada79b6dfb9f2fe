import { common, useT } from '@jackfield/runtime';
import { Checkbox } from '../form/checkbox.tsx';
import { type Column, nextSort, type Sort } from './column.ts';
import { tableMessages } from './messages.ts';
import css from './data-table.module.css';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  choosable: boolean;
  /** State of the box that takes all; absent in a list that goes on without pages. */
  chosen?: 'none' | 'some' | 'all' | undefined;
  onChooseAll?(): void;
  /** While there is nothing to sort or choose yet. */
  disabled: boolean;
  hasActions: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Heads of a table; those that sort are buttons. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const t = useT();
  const { columns, sort, onSort, choosable, chosen, disabled } = props;
  return (
    <thead className={css.head}>
      <tr aria-rowindex={1}>
        {choosable && (
          <th className={css.choose} scope="col">
            {chosen === undefined ? (
              <span className="ui-hidden">{t(tableMessages.select)}</span>
            ) : (
              <Checkbox
                aria-label={t(tableMessages.selectAll)}
                checked={chosen === 'all'}
                indeterminate={chosen === 'some'}
                disabled={disabled}
                onChange={() => props.onChooseAll?.()}
              />
            )}
          </th>
        )}
        {columns.map((column) => {
          const active = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              data-from={column.from}
              aria-sort={active && ariaSort[active]}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className={css.sort}
                  data-active={active}
                  disabled={disabled}
                  onClick={() => onSort(nextSort(sort, column.key))}
                >
                  {column.title}
                  <span className={css.carets} aria-hidden="true" />
                </button>
              ) : (
                column.title
              )}
            </th>
          );
        })}
        {props.hasActions && (
          <th className={css.actions} scope="col">
            <span className="ui-hidden">{t(common.actions)}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
