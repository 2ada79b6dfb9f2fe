import type { ReactNode } from 'react';
import css from './plain-table.module.css';

/** One column of a plain table. */
interface PlainColumn {
  readonly title: string;
  /** Holds figures, which stand under each other at the end. */
  readonly isFigure?: boolean;
  /** Is left out on a phone. */
  readonly isForWide?: boolean;
}

interface PlainTableProps {
  label: string;
  columns: readonly PlainColumn[];
  /** Cells in the order of the columns; the first one names its row. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** In the place of a chart: lower rows, which scroll there. */
  isScrolled?: boolean;
}

/** A short table to read: nothing in it is sorted, chosen or paged. */
export function PlainTable({ label, columns, rows, isScrolled = false }: PlainTableProps) {
  const table = (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, isFigure, isForWide }) => (
            <th key={title} scope="col" data-figure={isFigure} data-wide={isForWide}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map(({ title, isFigure, isForWide }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={title}
                  scope={index === 0 ? 'row' : undefined}
                  data-figure={isFigure}
                  data-wide={isForWide}
                >
                  {cells[index]}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isScrolled) return table;
  return (
    <div
      className={css.scrolled}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of fields it is not
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows without a control in them are scrolled by keys only where they can have the focus
      tabIndex={0}
    >
      {table}
    </div>
  );
}
