import { useT } from '@jackfield/runtime';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../form/checkbox.tsx';
import type { MenuGroups } from '../menu/action.ts';
import type { Column } from './column.ts';
import { tableMessages } from './messages.ts';
import { RowMenu } from './row-menu.tsx';
import css from './data-table.module.css';

export interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  /** Place among the rows of the table, from 0. */
  index: number;
  /** Place in the whole list, pages before this one included, from 0; told to screen readers. */
  place: number;
  columns: readonly Column<Row>[];
  chosen?: boolean | undefined;
  current: boolean;
  busy: boolean;
  flash: boolean;
  /** Only the first column, until there is time for the others. */
  isLight: boolean;
  onChoose(id: string, index: number, extend: boolean): void;
  onOpen?: ((row: Row) => void) | undefined;
  menu?: ((row: Row) => MenuGroups) | undefined;
}

/** Clicks that mean the control they land on, and not the row. */
const ownControl = 'a, button, input, label, [role=menu], [role=dialog]';

/** What a cell says in full where it is cut. */
const plainText = (cell: ReactNode) => (typeof cell === 'string' ? cell : undefined);

function BareTableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, index, columns, chosen, current, onChoose, onOpen, menu } = props;
  const t = useT();
  const tabIndex = current ? 0 : -1;
  const shown = props.isLight ? columns.slice(0, 1) : columns;
  const hidden = columns.length - shown.length + Number(menu !== undefined);

  const open = (event: MouseEvent) => {
    const target = event.target;
    const inside = target instanceof Element && event.currentTarget.contains(target);
    if (!inside || target.closest(ownControl) || getSelection()?.toString()) return;
    onOpen?.(row);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the row repeats with the pointer what its first cell's link and the list's keys do
    <tr
      className={css.row}
      data-row={id}
      data-index={index}
      data-chosen={chosen}
      data-busy={props.busy}
      data-flash={props.flash}
      data-opens={onOpen !== undefined}
      aria-rowindex={props.place + 2}
      tabIndex={tabIndex}
      onClick={open}
    >
      {chosen !== undefined && (
        <td className={css.choose}>
          {!props.isLight && (
            <Checkbox
              aria-label={t(tableMessages.selectRow, { name })}
              checked={chosen}
              tabIndex={tabIndex}
              onChange={({ nativeEvent: by }) =>
                onChoose(id, index, by instanceof globalThis.MouseEvent && by.shiftKey)
              }
            />
          )}
        </td>
      )}
      {shown.map((column) => {
        const cell = column.render(row);
        return (
          <td
            key={column.key}
            data-align={column.align}
            data-from={column.from}
            title={plainText(cell)}
          >
            {cell}
          </td>
        );
      })}
      {props.isLight && hidden > 0 && <td colSpan={hidden}>{null}</td>}
      {menu && !props.isLight && (
        <td className={css.actions}>
          <RowMenu name={name} groups={() => menu(row)} tabIndex={tabIndex} />
        </td>
      )}
    </tr>
  );
}

/** One row; drawn again only when something of its own changes. */
export const TableRow = memo(BareTableRow) as typeof BareTableRow;
