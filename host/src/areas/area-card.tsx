import { ErrorDetails, useWhenBack } from '@jackfield/kit/error-page';
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
  paint: messages.whilePaint,
};
const timeOuts = {
  load: messages.loadTimeOut,
  contract: messages.whileContract,
  mount: messages.mountTimeOut,
  paint: messages.paintTimeOut,
};

/** Stands in for an area that could not be opened: what, why, and two ways on. */
export function AreaCard({ label: area, version, failure, onTryAgain }: AreaCardProps) {
  const t = useT();
  const { during, error } = failure;
  const reason = (error.name === 'TimeOut' ? timeOuts : reasons)[during];
  useWhenBack(during === 'load' || during === 'paint' ? onTryAgain : undefined, error);
  const also = [t(messages.version, { version }), t(messages.phase, { phase: during })];
  return (
    <section className={css.card} role="alert">
      <h1 className={css.title}>{t(messages.title, { area })}</h1>
      <p className={css.text}>
        {t(reason)} {t(messages.text)}
      </p>
      <div className={css.actions}>
        <button type="button" className={css.primary} onClick={onTryAgain}>
          {t(messages.tryAgain)}
        </button>
        <button type="button" className={css.second} onClick={() => window.location.reload()}>
          {t(messages.reload)}
        </button>
      </div>
      <ErrorDetails error={error} also={also} />
    </section>
  );
}
