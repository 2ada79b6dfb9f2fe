import type { Health, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { usePublished } from '../api/versions.ts';
import css from './facts.module.css';
import { FaultsDrawer } from './faults-drawer.tsx';
import { overviewMessages as messages } from './messages.ts';
import { errorCounts, errorRate, meansOf } from './words.ts';

/** When and by whom a version was published. */
export function Published({ area, version }: { area: string; version: VersionRef }) {
  const t = useT();
  const { dateTime } = useFormats();
  const release = usePublished(area, version);
  if (!release) return null;
  return (
    <span className={css.pair}>
      <span className="ui-num">{dateTime(release.publishedAt)}</span>
      <span className={css.second}>{t(messages.publishedBy, { name: release.publishedBy })}</span>
    </span>
  );
}

/** Errors per visit with the counts behind them, which lead to what went wrong. */
export function Errors({ version }: { version: VersionRef & { health: Health } }) {
  const { health } = version;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { dateTime } = useFormats();
  const rate = errorRate(health);
  if (rate === null) return <span className={css.none}>{t(messages.noVisits)}</span>;
  return (
    <span className={css.pair} title={t(messages.since, { time: dateTime(health.since) })}>
      <span className={css.rate}>{rate}</span>
      {health.errors > 0 ? (
        <button type="button" className={css.counts} onClick={() => setOpen(true)}>
          {errorCounts(health)}
        </button>
      ) : (
        <span className={css.second}>{errorCounts(health)}</span>
      )}
      {isOpen && <FaultsDrawer version={version} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Means of the load phases and vitals. */
export function Means({ health }: { health: Health }) {
  const t = useT();
  const means = meansOf(health);
  if (means.length === 0) return <span className={css.none}>{t(messages.noTimes)}</span>;
  return (
    <ul className={`ui-secondary ${css.means}`}>
      {means.map(({ name, text }) => (
        <li key={name}>
          {name} <span className="ui-num">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a pointer stands in time, and whether its canary is watched. */
export function Standing({ pointer }: { pointer: ReleasePointer }) {
  const t = useT();
  const { relative, dateTime } = useFormats();
  const { movedAt, movedByStart, canary, autoRollback } = pointer;
  return (
    <>
      {canary && <span>{t(autoRollback ? messages.autoOn : messages.autoOff)}</span>}
      {movedAt && (
        <time dateTime={movedAt} title={dateTime(movedAt)}>
          {t(movedByStart ? messages.movedByStart : messages.moved, { when: relative(movedAt) })}
        </time>
      )}
    </>
  );
}
