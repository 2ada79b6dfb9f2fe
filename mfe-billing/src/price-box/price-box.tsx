import type { ReactNode } from 'react';
import css from './price-box.module.css';

interface PriceBoxProps {
  /** Who pays: the card, and the way to another. */
  head: ReactNode;
  /** The bold line: what is paid, and when. */
  total: { label: string; amount: string };
  /** What it means afterwards. */
  foot: readonly { label: string; value: string }[];
}

/** What is paid before it is paid (annex G6); the button below repeats its total. */
export function PriceBox({ head, total, foot }: PriceBoxProps) {
  return (
    <div className={css.box}>
      <div className={css.head}>{head}</div>
      <dl>
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd className="ui-num">{total.amount}</dd>
        </div>
        {foot.map(({ label, value }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className="ui-num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
