import { Skeleton } from '@jackfield/kit/ui/core';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import {
  type RowGroups,
  RowMenu,
  type Rows,
  scrollerName,
  useVirtualizer,
} from '@jackfield/kit/ui/table';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './phone-list.module.css';

/** What a two-line row shows; the first line links to the record. */
export interface PhoneRow {
  picture?: ReactNode;
  title: ReactNode;
  line: ReactNode;
  /** A badge, only for what is not the usual. */
  badge?: ReactNode;
}

export interface PhoneListProps<Row> {
  label: string;
  rows: Rows<Row>;
  rowId(row: Row): string;
  rowName(row: Row): string;
  phoneRow(row: Row): PhoneRow;
  menu?: ((row: Row) => MenuGroups) | undefined;
  /** Without it rows may hold nothing to step to, and the keys scroll the list itself. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Placeholder rows instead of rows. */
  loading: number;
  /** It scrolls with what stands above it, and is as high as its rows. */
  isWhole?: boolean;
  groups?: RowGroups<Row> | undefined;
}

const height = 63;
const groupHeight = 36;
/** What a phone shows before its height is known, as where the server paints the first rows. */
const initialRect = { width: 390, height: 844 };

/** The list of a phone: two-line rows of 62 px, as few of them in the page as needed. */
export function PhoneList<Row>(props: PhoneListProps<Row>) {
  const { rows, rowId, rowName, phoneRow, menu, onOpen, loading, groups } = props;
  /** The group that begins with a row; null within one. */
  const groupAt = (index: number): string | null => {
    const [last, row] = [rows.rowAt(index - 1), rows.rowAt(index)];
    if (!groups || row === undefined) return null;
    const group = groups.keyOf(row);
    return last !== undefined && groups.keyOf(last) === group ? null : group;
  };
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is, and nothing of it reaches a memoized component
  const virtual = useVirtualizer({
    count: loading > 0 ? loading : rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => height + (groupAt(index) === null ? 0 : groupHeight),
    overscan: 8,
    initialRect,
  });
  const first = virtual.range?.startIndex;
  const last = virtual.range?.endIndex;
  const { onRange } = rows;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [first, last, onRange]);
  // Rows that arrive bring the heads of their groups.
  const heads = groups && Array.from({ length: rows.count }, (_row, at) => groupAt(at)).join();
  useEffect(() => {
    if (heads !== undefined) virtual.measure();
  }, [heads, virtual]);
  return (
    <div
      className={css.scroller}
      ref={scroller}
      data-whole={props.isWhole}
      data-endless={onRange !== undefined}
      {...{ [scrollerName]: true }}
      {...(!onOpen && !menu && { role: 'group', 'aria-label': props.label, tabIndex: 0 })}
    >
      <ul
        className={css.list}
        aria-label={props.label}
        aria-busy={loading > 0}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = loading > 0 ? undefined : rows.rowAt(index);
          const style = { transform: `translateY(${start}px)` };
          if (row === undefined) return <Waiting key={`wait-${index}`} style={style} />;
          const { picture, title, line, badge } = phoneRow(row);
          const group = groupAt(index);
          return (
            <li
              key={rowId(row)}
              className={css.row}
              data-first={group !== null}
              data-menu={menu !== undefined}
              aria-setsize={rows.count}
              aria-posinset={index + 1}
              style={style}
            >
              {group !== null && <div className={css.group}>{groups?.head(group)}</div>}
              {picture}
              <div className={css.text}>
                <div className={css.title}>{title}</div>
                <div className={css.line} title={typeof line === 'string' ? line : undefined}>
                  {line}
                </div>
              </div>
              {badge}
              {menu && <RowMenu name={rowName(row)} groups={() => menu(row)} upright />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Waiting({ style }: { style: { transform: string } }) {
  return (
    <li className={css.row} style={style} aria-hidden="true">
      <Skeleton width={40} height={40} round />
      <div className={css.text}>
        <Skeleton width={130} height={11} />
        <Skeleton width={180} height={9} faint />
      </div>
    </li>
  );
}
