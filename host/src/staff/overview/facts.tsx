import type { Health, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { usePublished } from '../api/versions.ts';
import css from './facts.module.css';
import { FaultsDrawer } from './faults-drawer.tsx';
import { overviewMessages as messages } from './messages.ts';
import { errorCounts, errorRate, judgement, measuresOf, neverShownText } from './words.ts';

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

export interface ErrorsProps {
  variant: string;
  version: VersionRef & { health: Health };
}

/** Share of sessions with errors and the counts behind it, which lead to what went wrong. */
export function Errors({ variant, version }: ErrorsProps) {
  const { health } = version;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { dateTime } = useFormats();
  const rate = errorRate(health);
  const never = neverShownText(health);
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
      {never && <span className={css.never}>{never}</span>}
      {isOpen && (
        <FaultsDrawer variant={variant} version={version} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}

/** Times of the load phases and vitals. */
export function Measures({ health }: { health: Health }) {
  const t = useT();
  const measures = measuresOf(health);
  if (measures.length === 0) return <span className={css.none}>{t(messages.noTimes)}</span>;
  return (
    <ul className={`ui-secondary ${css.measures}`}>
      {measures.map(({ name, text }) => (
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
  const judged = autoRollback ? judgement(pointer) : null;
  return (
    <>
      {canary && <span>{t(autoRollback ? messages.autoOn : messages.autoOff)}</span>}
      {judged && <span>{t(messages.judged, judged)}</span>}
      {movedAt && (
        <time dateTime={movedAt} title={dateTime(movedAt)}>
          {t(movedByStart ? messages.movedByStart : messages.moved, { when: relative(movedAt) })}
        </time>
      )}
    </>
  );
}
