import { common, formatNumber, useT } from '@jackfield/runtime';
import { type ReactNode, useId } from 'react';
import { Button } from '../core/button.tsx';
import { ChevronDown, ChevronLeft, ChevronRight } from '../icons/public.ts';
import { tableMessages } from './messages.ts';
import css from './pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Null while it is not known. */
  total: number | null;
  onPage(page: number): void;
  onPageSize(size: number): void;
  pageSizes?: readonly number[];
  /** Stands in place of the count, for example 'Loading users…'. */
  note?: ReactNode;
}

/** Foot of a list: where one is, how much a page holds, one page back and forth. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, onPage, pageSizes = [25, 50, 100], note } = props;
  const t = useT();
  const sizeId = useId();
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total ?? 0);
  const count =
    total === null || total === 0
      ? t(tableMessages.none)
      : t(tableMessages.range, { first, last, total: formatNumber(total) });
  return (
    <nav className={`ui-secondary ${css.pager}`} aria-label={t(common.pages)}>
      <output className="ui-num">{note ?? count}</output>
      <span className={css.size}>
        <label htmlFor={sizeId}>{t(tableMessages.rowsPerPage)}</label>
        <span className={css.select}>
          <select
            id={sizeId}
            value={pageSize}
            onChange={(event) => props.onPageSize(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </span>
      <span className={css.steps}>
        <Button
          looks
          size="small"
          aria-label={t(tableMessages.previousPage)}
          icon={<ChevronLeft size={15} strokeWidth={1.75} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <Button
          looks
          size="small"
          aria-label={t(tableMessages.nextPage)}
          icon={<ChevronRight size={15} strokeWidth={1.75} />}
          disabled={last >= (total ?? 0)}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
