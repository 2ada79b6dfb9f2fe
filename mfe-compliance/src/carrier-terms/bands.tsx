import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { formatDay } from '@jackfield/domain';
import { Link, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { termMessages as messages } from './messages.ts';
import type { CarrierTerms } from './terms-table.tsx';
import css from './terms.module.css';

type Band = CarrierTerms['bands'][number];

interface BandsProps {
  terms: CarrierTerms;
  brand: Campaign['brand'];
}

const holds = ({ from, to }: Band, score: number | null): boolean =>
  score === null ? from === null : from !== null && score >= from && score <= (to ?? 100);

/** The same at other scores, the way to another score, and where the figures come from. */
export function Bands({ terms: { score, bands, source }, brand }: BandsProps) {
  const t = useT();
  const id = useId();
  return (
    <>
      <section aria-labelledby={`${id}-change`} className={css.bands}>
        <h2 id={`${id}-change`}>{t(messages.change)}</h2>
        <ul>
          {bands.map((band) => (
            <li key={band.from ?? 'none'}>
              <BandText band={band} isNow={holds(band, score)} />
            </li>
          ))}
        </ul>
        <Link to={paths.admin.compliance.brand(brand.id, 'brand-vetting')}>
          {t(messages.vetting, { brand: brand.brandName })}
        </Link>
      </section>
      <section aria-labelledby={`${id}-source`} className={css.bands}>
        <h2 id={`${id}-source`}>{t(messages.source)}</h2>
        <p className="ui-secondary">
          {t(messages.sourceText, { name: source.name, date: formatDay(source.readOn) })}
        </p>
      </section>
    </>
  );
}

function BandText({ band: { from, to, terms }, isNow }: { band: Band; isNow: boolean }) {
  const t = useT();
  return (
    <>
      <p className="ui-strong">
        {from === null ? t(messages.noScore) : t(messages.score, { from, to: to ?? 100 })}
        {isNow && <span className="ui-secondary">, {t(messages.now)}</span>}
      </p>
      {terms.map(({ carrier, class: grade, perMinute, perDay }) => (
        <p key={carrier} className="ui-secondary ui-num">
          {perMinute !== null &&
            t(messages.bandMinute, { carrier, class: grade ?? '', count: perMinute })}
          {perMinute === null && perDay !== null && t(messages.bandDay, { carrier, count: perDay })}
        </p>
      ))}
    </>
  );
}
