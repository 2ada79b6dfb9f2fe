import type { Currency } from '@jackfield/contract';
import type { UsageShare } from '@jackfield/contract/api/usage';
import { common, formatNumber, useFormats, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { durationText } from './duration-text.ts';
import { usageMessages } from './messages.ts';
import css from './usage.module.css';

interface ShareTableProps {
  title: string;
  /** Head of the first column. */
  head: string;
  shares: readonly UsageShare[];
  currency: Currency;
}

/** Most lines that the server answers. */
const most = 50;

/** Who or what used how much, the largest amounts first. */
export function ShareTable({ title, head, shares, currency }: ShareTableProps) {
  const t = useT();
  const { money } = useFormats();
  const id = useId();
  return (
    <section className={css.share} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {shares.length === 0 ? (
        <p className="ui-text3">{t(usageMessages.emptyTitle)}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t(usageMessages.count)}</th>
              <th scope="col">{t(usageMessages.duration)}</th>
              <th scope="col">{t(common.amount)}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, count, duration, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(count)}</td>
                <td>{durationText(duration)}</td>
                <td>{money(amount, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shares.length >= most && (
        <p className="ui-text3">{t(usageMessages.largest, { count: most })}</p>
      )}
    </section>
  );
}
