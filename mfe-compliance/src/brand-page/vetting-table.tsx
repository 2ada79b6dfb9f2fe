import type { Brand } from '@jackfield/contract/api/brand';
import { formatMoney } from '@jackfield/domain';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { common, useFormats, useT } from '@jackfield/runtime';
import { vettingStates } from '../brands-listing/messages.ts';
import { vettingMessages as messages } from './vetting-messages.ts';
import css from './vetting.module.css';

type Vetting = Brand['vettings'][number];

const looks = {
  requested: { meaning: 'warning', shape: 'ring', label: messages.requested },
  passed: { meaning: 'success', shape: 'dot', label: messages.passed },
  failed: { meaning: 'error', shape: 'cross', label: vettingStates.vettingFailed },
} as const;

/** Vettings of a brand with how each ended, the newest first. */
export function VettingTable({
  vettings,
  labelledBy,
}: Pick<Brand, 'vettings'> & { labelledBy: string }) {
  const t = useT();
  const { date } = useFormats();
  const rows = vettings.toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt));
  if (rows.length === 0) return <p className="ui-secondary">{t(messages.none)}</p>;
  return (
    <>
      <table className={css.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t(messages.provider)}</th>
            <th scope="col">{t(messages.class)}</th>
            <th scope="col">{t(messages.result)}</th>
            <th scope="col">{t(messages.requestedOn)}</th>
            <th scope="col" className={css.amount}>
              {t(common.paid)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((vetting) => (
            <tr key={vetting.id}>
              <th scope="row">{vetting.provider}</th>
              <td data-label={t(messages.class)}>{vetting.vettingClass}</td>
              <td data-label={t(messages.result)}>
                <Result vetting={vetting} />
              </td>
              <td data-label={t(messages.requestedOn)} className="ui-num">
                {date(vetting.requestedAt)}
              </td>
              <td data-label={t(common.paid)} className={`ui-num ${css.amount}`}>
                {formatMoney(vetting.price, 'usd')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui-note">{t(messages.bestCounts)}</p>
    </>
  );
}

function Result({ vetting: { status, score } }: { vetting: Vetting }) {
  const t = useT();
  const { meaning, shape, label } = looks[status];
  return (
    <span className={css.result}>
      <StatusBadge meaning={meaning} shape={shape}>
        {t(label)}
      </StatusBadge>{' '}
      {score !== null && <span>{t(messages.withScore, { score })}</span>}
    </span>
  );
}
