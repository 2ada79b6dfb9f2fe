import { EllipsisVertical } from '@jackfield/kit/ui/icons';
import { rowMenu } from '@jackfield/kit/painted-table';
import type { PhoneRow } from '../list-page/phone-list.tsx';
import css from '../list-page/phone-list.module.css';
import own from './painted-list.module.css';

interface PaintedPhoneListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId(row: Row): string;
  phoneRow(row: Row): PhoneRow;
  hasMenu?: boolean;
  className: string;
}

/** Rows that a phone shows at most before its person scrolls. */
const inSight = 25;

/** The list of a phone, one row after the other in place of `PhoneList`'s window on them. */
export function PaintedPhoneList<Row>(props: PaintedPhoneListProps<Row>) {
  const { label, rows, rowId, phoneRow, hasMenu = false, className } = props;
  return (
    <div className={`${css['scroller']} ${className}`}>
      <ul className={css['list']} aria-label={label}>
        {rows.slice(0, inSight).map((row) => {
          const { picture, title, line, badge } = phoneRow(row);
          return (
            <li key={rowId(row)} className={`${css['row']} ${own['row']}`} data-menu={hasMenu}>
              {picture}
              <div className={css['text']}>
                <div className={css['title']}>{title}</div>
                <div className={css['line']}>{line}</div>
              </div>
              {badge}
              {hasMenu && (
                <span className={rowMenu['dots']} aria-hidden="true">
                  <EllipsisVertical size={16} strokeWidth={1.75} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
