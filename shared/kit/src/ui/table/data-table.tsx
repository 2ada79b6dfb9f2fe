import type { CSSProperties, KeyboardEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from '../core/use-media.ts';
import type { MenuGroups } from '../menu/action.ts';
import { choose, chooseAll, chosenOf } from './choose.ts';
import type { Column, Density, Sort } from './column.ts';
import { rowHeight } from './column.ts';
import css from './data-table.module.css';
import { handleRowKey } from './row-keys.ts';
import type { Rows } from './rows.ts';
import { rowIds } from './rows.ts';
import scroll from './scroller.module.css';
import { SkeletonRow } from './skeleton-row.tsx';
import { Spacer } from './spacer.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useWindow } from './use-window.ts';

const none: ReadonlySet<string> = new Set();
const toolWidth = 44;

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: Rows<Row>;
  rowId(row: Row): string;
  /** Name of the row's thing, for its checkbox and menu. */
  rowName(row: Row): string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  chosen?: ReadonlySet<string> | undefined;
  /** Present where rows can be chosen. */
  onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined;
  /** Click beside the link, and Enter. Keep it the same function between renders, as `menu`. */
  onOpen?: ((row: Row) => void) | undefined;
  menu?: ((row: Row) => MenuGroups) | undefined;
  density?: Density;
  /** Placeholder rows instead of rows. */
  loading?: number;
  /** Ids of rows being changed (60 %), and of rows just changed from elsewhere (flash). */
  busy?: ReadonlySet<string>;
  flash?: ReadonlySet<string>;
  /** False when the person has switched single-letter keys off. */
  letters?: boolean;
}

/** The table of every listing: our own rows, so that 10,000 of them scroll like ten (P9). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, rowName, onChoose, onOpen, menu, chosen = none, loading = 0 } = props;
  const { density = 'comfortable', busy = none, flash = none, letters = true } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const [current, setCurrent] = useState(0);
  const view = useWindow(rows, scroller, rowHeight[density]);
  const wide = { 992: useMedia('(min-width: 992px)'), 1200: useMedia('(min-width: 1200px)') };
  const hasActions = menu !== undefined;
  const choosable = onChoose !== undefined;
  const columns = props.columns.filter(({ from }) => from === undefined || wide[from]);
  const tools = toolWidth * (Number(choosable) + Number(hasActions));
  const total = columns.reduce((sum, { width }) => sum + width, tools);
  const share = (width: number) => ({ width: `${(width / total) * 100}%` });

  const ids = () => rowIds(rows, rowId);
  const latest = useRef({ chosen, ids, onChoose });
  useEffect(() => {
    latest.current = { chosen, ids, onChoose };
  });
  const chooseRow = useCallback((_id: string, index: number, extend: boolean) => {
    const now = latest.current;
    now.onChoose?.(choose(now.chosen, now.ids(), index, extend ? anchor.current : null));
    anchor.current = index;
    setCurrent(index);
  }, []);

  const focus = (index: number) => {
    const find = () =>
      scroller.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
    view.show(index);
    setCurrent(index);
    const there = find();
    if (there) there.focus();
    else requestAnimationFrame(() => find()?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    handleRowKey(event, {
      count: rows.count,
      rowAt: rows.rowAt,
      focus,
      onChoose: onChoose && ((index, extend) => chooseRow('', index, extend)),
      onOpen,
      menu,
      letters,
    });
  };
  const skeleton = { columns, choosable, hasActions };
  const span = columns.length + Number(choosable) + Number(hasActions);

  return (
    <div className={scroll.scroller} ref={scroller}>
      <table
        className={css.table}
        aria-label={props.label}
        aria-busy={loading > 0}
        data-density={density}
        aria-rowcount={rows.onRange ? rows.count + 1 : undefined}
        style={{ '--row-height': `${rowHeight[density]}px` } as CSSProperties}
      >
        <colgroup>
          {choosable && <col style={share(toolWidth)} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={share(width)} />
          ))}
          {hasActions && <col style={share(toolWidth)} />}
        </colgroup>
        <TableHead
          {...skeleton}
          sort={loading > 0 ? undefined : props.sort}
          onSort={props.onSort}
          chosen={choosable ? chosenOf(chosen, ids()) : undefined}
          onChooseAll={() => onChoose?.(chooseAll(chosen, ids()))}
          disabled={loading > 0}
        />
        {/* The keys belong to the rows, which hold the focus one at a time. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onKeyDown={onKeyDown}>
          {loading > 0
            ? Array.from({ length: loading }, (_row, at) => <SkeletonRow key={at} {...skeleton} />)
            : view.before > 0 && <Spacer height={view.before} span={span} />}
          {loading === 0 &&
            view.indexes.map((index) => {
              const row = rows.rowAt(index);
              if (row === undefined) return <SkeletonRow key={`wait-${index}`} {...skeleton} />;
              const id = rowId(row);
              return (
                <TableRow
                  key={id}
                  row={row}
                  id={id}
                  name={rowName(row)}
                  index={index}
                  columns={columns}
                  chosen={choosable ? chosen.has(id) : undefined}
                  current={index === Math.min(current, rows.count - 1)}
                  busy={busy.has(id)}
                  flash={flash.has(id)}
                  onChoose={chooseRow}
                  onOpen={onOpen}
                  menu={menu}
                />
              );
            })}
          {view.after > 0 && <Spacer height={view.after} span={span} />}
        </tbody>
      </table>
    </div>
  );
}
