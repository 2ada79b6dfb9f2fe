import { common, t } from '@jackfield/runtime';
import type { CSSProperties } from 'react';
import { type Column, type Density, rowHeight, type Sort } from '../ui/table/column.ts';
import table from '../ui/table/data-table.module.css';
import { tableMessages } from '../ui/table/messages.ts';
import scroll from '../ui/table/scroller.module.css';
import box from '../ui/form/checkbox.module.css';
import { RowMenu } from './painted-row-menu.tsx';
import css from './painted-table.module.css';

const toolWidth = 44;

export interface PaintedTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  rowName(row: Row): string;
  sort?: Sort | undefined;
  density: Density;
  /** Room for boxes and for the menus of rows, as the list has them. */
  choosable: boolean;
  hasMenu: boolean;
  /** Whether a click on a row opens its thing. */
  opens: boolean;
}

/** Widths of the window from which columns have other shares, and some are there at all. */
const screens = [
  { name: 'widest', from: 1200 },
  { name: 'wide', from: 992 },
  { name: 'narrow', from: 0 },
] as const;

type Shares<Row> = Pick<PaintedTableProps<Row>, 'columns' | 'choosable' | 'hasMenu'>;

/** Shares of the width on a screen; the style sheet shows the one that fits the window. */
function Columns<Row>({ columns, choosable, hasMenu }: Shares<Row>) {
  return screens.map(({ name, from: least }) => {
    const shown = columns.filter(({ from }) => from === undefined || from <= least);
    const weigh = ({ width, narrow = width }: Column<Row>) => (name === 'widest' ? width : narrow);
    const tools = toolWidth * (Number(choosable) + Number(hasMenu));
    const total = shown.reduce((sum, column) => sum + weigh(column), tools);
    const share = (width: number) => `${(width / total) * 100}%`;
    return (
      <colgroup key={name} className={css[name]}>
        {choosable && <col width={share(toolWidth)} />}
        {shown.map((column) => (
          <col key={column.key} width={share(weigh(column))} />
        ))}
        {hasMenu && <col width={share(toolWidth)} />}
      </colgroup>
    );
  });
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row>({ columns, choosable, hasMenu, sort }: PaintedTableProps<Row>) {
  return (
    <thead className={table['head']}>
      <tr aria-rowindex={1}>
        {choosable && (
          <th className={table['choose']} scope="col">
            <Box label={t(tableMessages.selectAll)} />
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
              {column.sortable && sort ? (
                <button type="button" className={table['sort']} data-active={active} disabled>
                  {column.title}
                  <span className={table['carets']} aria-hidden="true" />
                </button>
              ) : (
                column.title
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th className={table['actions']} scope="col">
            <span className="ui-hidden">{t(common.actions)}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** A box of a row that can't be ticked yet. */
const Box = ({ label }: { label: string }) => (
  <label className={box['checkbox']}>
    <input type="checkbox" className={box['box']} aria-label={label} disabled />
  </label>
);

/**
 * The rows of a `DataTable` for a page that no script has reached: same classes, same columns, and
 * every control that needs a script switched off. Widths follow the window by the style sheet.
 */
export function PaintedTable<Row>(props: PaintedTableProps<Row>) {
  const { label, columns, rows, rowName, density, choosable, hasMenu } = props;
  return (
    <div className={scroll['scroller']} data-rows-scroller="true">
      <table
        className={`${table['table']} ${css['table']}`}
        aria-label={label}
        data-density={density}
        style={{ '--row-height': `${rowHeight[density]}px` } as CSSProperties}
      >
        <Columns {...props} />
        <Head {...props} />
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={props.rowId(row)}
              className={table['row']}
              data-row={props.rowId(row)}
              data-opens={props.opens}
              aria-rowindex={index + 2}
            >
              {choosable && (
                <td className={table['choose']}>
                  <Box label={t(tableMessages.selectRow, { name: rowName(row) })} />
                </td>
              )}
              {columns.map((column) => {
                const cell = column.render(row);
                return (
                  <td
                    key={column.key}
                    data-align={column.align}
                    data-from={column.from}
                    title={typeof cell === 'string' ? cell : undefined}
                  >
                    {cell}
                  </td>
                );
              })}
              {hasMenu && (
                <td className={table['actions']}>
                  <RowMenu />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
