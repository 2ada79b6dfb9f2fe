import { useT } from '@jackfield/runtime';
import type { AreaState } from './area-lifecycle.ts';
import css from './area-card.module.css';
import { messages } from './messages.ts';

export interface AreaCardProps {
  /** The area's name as people read it. */
  label: string;
  version: string;
  failure: Extract<AreaState, { phase: 'failed' }>;
  onTryAgain(): void;
}

const reasons = {
  load: messages.whileLoad,
  contract: messages.whileContract,
  mount: messages.whileMount,
};

/** Stands in for an area that could not be opened: what, why, and two ways on. */
export function AreaCard({ label: area, version, failure, onTryAgain }: AreaCardProps) {
  const t = useT();
  const isTimeOut = failure.error.name === 'TimeOut';
  const reason = isTimeOut ? messages.whileTimeOut : reasons[failure.during];
  const rows = [
    [t(messages.version), version],
    [t(messages.phase), failure.during],
    [t(messages.reason), failure.error.message],
  ];
  return (
    <section className={css.card} role="alert">
      <h1 className={css.title}>{t(messages.title, { area })}</h1>
      <p className={css.text}>
        {t(reason)} {t(messages.text)}
      </p>
      <dl className={css.details}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        <button type="button" className={css.primary} onClick={onTryAgain}>
          {t(messages.tryAgain)}
        </button>
        <button type="button" className={css.second} onClick={() => window.location.reload()}>
          {t(messages.reload)}
        </button>
      </div>
    </section>
  );
}
