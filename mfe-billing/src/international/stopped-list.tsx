import { formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Hash, Headset, TriangleAlert, UserRound } from '@jackfield/kit/ui/icons';
import { common, Link, useT } from '@jackfield/runtime';
import { internationalMessages as messages } from './messages.ts';
import css from './stopped-list.module.css';
import type { NamedForwarding, Stopped } from './use-stopped.ts';

const icons = { company: Hash, team: Headset, teammate: UserRound, menu: Hash } as const;

interface StoppedListProps {
  /** Whether countries are to be turned off. */
  isChange: boolean;
  stopped: Stopped;
}

/** Who would be cut off by countries that are turned off, and the way to change each. */
export function StoppedList({ isChange, stopped: { forwardings, query } }: StoppedListProps) {
  const t = useT();
  if (query.isError) return <LoadFailure title={t(messages.forwardingsFailed)} query={query} />;
  if (!isChange) {
    return (
      <div className={css.quiet}>
        <p className="ui-strong">{t(messages.forwardings)}</p>
        <p className="ui-secondary">{t(messages.forwardingsText)}</p>
      </div>
    );
  }
  if (forwardings === undefined) return <Skeleton width="100%" height={96} />;
  const count = forwardings.length;
  if (count === 0) {
    return <output className={`ui-secondary ${css.head}`}>{t(messages.noneStops)}</output>;
  }
  const byCountry = [...Map.groupBy(forwardings, ({ country }) => country)];
  return (
    <div className={css.list}>
      <div>
        <output className={`ui-strong ${css.head}`}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          {t(messages.wouldStop, { count })}
        </output>
        <p className="ui-secondary">{t(messages.wouldStopText)}</p>
      </div>
      {byCountry.map(([country, of]) => (
        <section key={country} aria-label={countryName(country)}>
          <h3 className="ui-note">{countryName(country)}</h3>
          <ul className={css.rows}>
            {of.map((forwarding) => (
              <Row key={JSON.stringify(forwarding.place)} {...forwarding} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const named = ['openHour', 'closedHour', 'missedCall', 'override'] as const;
const isNamed = (part: string): part is (typeof named)[number] => named.some((one) => one === part);

function Row({ place: { ownerKind, part, detail }, number, name, to }: NamedForwarding) {
  const t = useT();
  const Icon = icons[ownerKind];
  const where = isNamed(part) ? t(messages[part]) : (detail ?? '');
  return (
    <li className={css.row}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={css.icon} />
      <div className={css.words}>
        <p className="ui-strong">{name}</p>
        <p className="ui-secondary">
          {t(messages.leadsTo, { part: where, number: formatPhone(number) })}
        </p>
        <p className={css.lost}>{t(messages.hearNothing)}</p>
      </div>
      <Link to={to} aria-label={t(messages.changeOf, { name })}>
        {t(common.change)}
      </Link>
    </li>
  );
}
