import type { ReactNode } from 'react';
import css from './price-box.module.css';

/** A line above the total: what for, how it comes about, and how much. */
export interface PriceLine {
  label: string;
  note?: string | undefined;
  amount: string;
}

export interface PriceBoxProps {
  /** Who pays: the card, and the way to another. */
  head?: ReactNode;
  lines?: readonly PriceLine[];
  /** The bold line, which the button below repeats: what is paid, and when. */
  total: { label: string; amount: string };
  /** What it means afterwards. */
  foot?: readonly { label: string; value: string }[];
}

/** What is paid before it is paid, line by line (annex J7). */
export function PriceBox({ head, lines = [], total, foot = [] }: PriceBoxProps) {
  return (
    <div className={css.box}>
      {head && <div className={css.head}>{head}</div>}
      <dl>
        {lines.map(({ label, note, amount }, at) => (
          <div key={`${at} ${label}`} className={css.line}>
            <dt>
              {label}
              {note !== undefined && <span className={css.note}>{note}</span>}
            </dt>
            <dd className="ui-num">{amount}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd className="ui-num">{total.amount}</dd>
        </div>
        {foot.map(({ label, value }) => (
          <div key={label} className={css.foot}>
            <dt>{label}</dt>
            <dd className="ui-num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
