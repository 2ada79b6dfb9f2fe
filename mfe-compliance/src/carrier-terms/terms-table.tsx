import type { CallAnswer } from '@jackfield/contract';
import type { getCarrierTerms } from '@jackfield/contract/api/campaign';
import { common, useT } from '@jackfield/runtime';
import { termMessages as messages } from './messages.ts';
import css from './terms.module.css';

export type CarrierTerms = CallAnswer<typeof getCarrierTerms>;

const shared = {
  campaign: messages.sharedByCampaign,
  brand: messages.sharedByBrand,
} as const;

/** A row for each carrier. */
export function TermsTable({ terms }: Pick<CarrierTerms, 'terms'>) {
  const t = useT();
  const none = <span className="ui-text3">{t(messages.none)}</span>;
  const headings = [messages.class, messages.throughput, messages.daily, messages.terms] as const;
  return (
    <table className={css.table} aria-label={t(messages.title)}>
      <thead>
        <tr>
          <th scope="col">{t(messages.carrier)}</th>
          {headings.map((heading) => (
            <th key={t(heading)} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map(({ carrier, class: grade, perMinute, perDay, sharedBy }) => (
          <tr key={carrier}>
            <th scope="row">{carrier}</th>
            <td data-label={t(messages.class)}>
              {grade ?? <span className="ui-text3">{t(common.none)}</span>}
            </td>
            <td data-label={t(messages.throughput)}>
              {perMinute === null ? none : t(messages.perMinute, { count: perMinute })}
            </td>
            <td data-label={t(messages.daily)}>
              {perDay === null ? none : t(messages.perDay, { count: perDay })}
            </td>
            <td data-label={t(messages.terms)}>
              {t(sharedBy === null ? messages.filters : shared[sharedBy])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
