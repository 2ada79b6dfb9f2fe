import { ChevronDown, ChevronLeft, ChevronRight } from '@jackfield/kit/ui/icons';
import { pager, pagerMessages } from '@jackfield/kit/painted-table';
import { common, formatNumber, t } from '@jackfield/runtime';
import type { ListParams } from '../list-page/list-params.ts';
import css from './painted-list.module.css';

interface PaintedPagerProps {
  params: ListParams;
  total: number;
  className: string;
}

/** The foot of a list whose pages can't be turned yet. */
export function PaintedPager({ params, total, className }: PaintedPagerProps) {
  const { page, pageSize } = params;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={`ui-secondary ${pager['pager']} ${className}`} aria-label={t(common.pages)}>
      <output className="ui-num">
        {t(pagerMessages.range, { first, last, total: formatNumber(total) })}
      </output>
      <span className={pager['size']}>
        <label>{t(pagerMessages.rowsPerPage)}</label>
        <span className={pager['select']}>
          <select className={css['size']} aria-label={t(pagerMessages.rowsPerPage)} disabled>
            {[25, 50, 100].map((size) => (
              <option key={size} selected={size === pageSize}>
                {size}
              </option>
            ))}
          </select>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </span>
      <span className={pager['steps']} aria-hidden="true">
        <span className={css['step']} data-off={page <= 1}>
          <ChevronLeft size={15} strokeWidth={1.75} />
        </span>
        <span className={css['step']} data-off={last >= total}>
          <ChevronRight size={15} strokeWidth={1.75} />
        </span>
      </span>
    </nav>
  );
}
