import { isSingleKey } from '@jackfield/runtime';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Fragment, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { MenuGroups } from '../menu/action.ts';
import { choose, chooseAll, chosenOf } from './choose.ts';
import { type Column, type Density, headHeight, rowHeight, type Sort } from './column.ts';
import css from './data-table.module.css';
import { handleRowKey } from './row-keys.ts';
import { idAt, rowIds, type Rows, scrollerName } from './rows.ts';
import scroll from './scroller.module.css';
import { SkeletonRow } from './skeleton-row.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useWindow } from './use-window.ts';
import { Widths } from './widths.tsx';

/** Stands for the rows of a long list that are not in the page. */
function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr className={css.spacer} aria-hidden="true">
      <td colSpan={span} style={{ height }}>
        {null}
      </td>
    </tr>
  );
}

/** J and K go to the rows from anywhere on the page but fields and layers. */
const isEntry = (event: globalThis.KeyboardEvent) =>
  /^[jk]$/i.test(event.key) && isSingleKey(event);

const none: ReadonlySet<string> = new Set();

/** Which group a row is in, and the head that stands before the first row of it. */
export interface RowGroups<Row> {
  keyOf(row: Row): string;
  head(key: string): ReactNode;
}

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
  /** Where the rows are one page of a longer list, whose total is null while unknown. */
  pageOf?: { page: number; pageSize: number; total: number | null } | undefined;
  /** False when the person has switched single-letter keys off. */
  letters?: boolean;
  /** Rows that stand together under a head of their own, such as those of a day. */
  groups?: RowGroups<Row> | undefined;
}

/** The table of every listing: our own rows, so that 10,000 of them scroll like ten (P9). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, rowName, onChoose, onOpen, menu, chosen = none, loading = 0 } = props;
  const { density = 'comfortable', busy = none, flash = none, letters = true } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const { current, setCurrent, focus, keeper } = useRowFocus(scroller);
  const height = rowHeight[density];
  const keep = Math.min(current, rows.count - 1);
  const view = useWindow(rows, { scroller, height, head: headHeight, keep });
  const isEndless = rows.onRange !== undefined;
  const hasActions = menu !== undefined;
  const choosable = onChoose !== undefined;
  const { columns, groups } = props;

  const ids = () => rowIds(rows, rowId);
  const latest = useRef({ chosen, rows, rowId, onChoose });
  useEffect(() => {
    latest.current = { chosen, rows, rowId, onChoose };
  });
  const chooseRow = useCallback(
    (_id: string, index: number, extend: boolean) => {
      const now = latest.current;
      const idOf = (at: number) => idAt(now.rows, now.rowId, at);
      now.onChoose?.(choose(now.chosen, idOf, index, extend ? anchor.current : null));
      anchor.current = index;
      setCurrent(index);
    },
    [setCurrent],
  );

  const goTo = (index: number) => {
    view.show(index);
    focus(index);
  };
  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isOutside = !scroller.current?.contains(event.target as Node);
    if (!isEntry(event) || !letters || !isOutside || keep < 0) return;
    event.preventDefault();
    goTo(keep);
  });
  useEffect(() => {
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    handleRowKey(event, {
      count: rows.count,
      rowAt: rows.rowAt,
      focus: goTo,
      onChoose: onChoose && ((index, extend) => chooseRow('', index, extend)),
      onOpen,
      menu,
      letters,
    });
  };
  const skeleton = { columns, choosable, hasActions };
  const drawn = new Set<string>();
  const { pageOf } = props;
  const before = pageOf ? (pageOf.page - 1) * pageOf.pageSize : 0;
  const total = pageOf ? pageOf.total : rows.count;
  const span = columns.length + Number(choosable) + Number(hasActions);

  return (
    <div
      className={scroll.scroller}
      ref={scroller}
      data-endless={isEndless}
      {...{ [scrollerName]: true }}
    >
      <table
        className={css.table}
        aria-label={props.label}
        aria-busy={loading > 0}
        data-density={density}
        aria-rowcount={total === null ? -1 : total + 1}
        style={{ '--row-height': `${height}px` } as CSSProperties}
      >
        <Widths {...skeleton} />
        <TableHead
          {...skeleton}
          sort={loading > 0 ? undefined : props.sort}
          onSort={props.onSort}
          chosen={choosable && !isEndless ? chosenOf(chosen, ids()) : undefined}
          onChooseAll={() => onChoose?.(chooseAll(chosen, ids()))}
          disabled={loading > 0}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the rows, which hold the focus one at a time */}
        <tbody onKeyDown={onKeyDown} {...keeper}>
          {loading > 0
            ? Array.from({ length: loading }, (_row, at) => <SkeletonRow key={at} {...skeleton} />)
            : view.parts.map((part) => {
                if ('gap' in part) {
                  return <Spacer key={`gap-${part.before}`} height={part.gap} span={span} />;
                }
                const { index } = part;
                const row = rows.rowAt(index);
                if (row === undefined)
                  return <SkeletonRow key={`wait-${index}`} {...skeleton} isPassed />;
                const id = rowId(row);
                // Between two answers a row may stand at the end of one page and begin the next.
                const key = drawn.has(id) ? `again-${index}` : id;
                drawn.add(id);
                const last = rows.rowAt(index - 1);
                const group = groups?.keyOf(row);
                const isFirst = last === undefined || groups?.keyOf(last) !== group;
                return (
                  <Fragment key={key}>
                    {group !== undefined && isFirst && (
                      <tr className={css.group}>
                        <th colSpan={span} scope="rowgroup">
                          {groups?.head(group)}
                        </th>
                      </tr>
                    )}
                    <TableRow
                      row={row}
                      id={id}
                      name={rowName(row)}
                      index={index}
                      place={before + index}
                      columns={columns}
                      chosen={choosable ? chosen.has(id) : undefined}
                      current={index === keep}
                      isLight={!view.isFull(index)}
                      busy={busy.has(id)}
                      flash={flash.has(id)}
                      onChoose={chooseRow}
                      onOpen={onOpen}
                      menu={menu}
                    />
                  </Fragment>
                );
              })}
        </tbody>
      </table>
    </div>
  );
}
