import { ErrorDetails, useWhenBack } from '@jackfield/kit/error-page';
import { useT } from '@jackfield/runtime';
import { defineMessages } from '@jackfield/runtime/core';
import type { AreaState } from './area-lifecycle.ts';
import css from './area-card.module.css';

const messages = defineMessages('host.areas', {
  title: '{area} could not be opened',
  text: 'Everything else keeps working. Nothing you entered elsewhere is lost.',
  whileLoad: 'Its files could not be loaded.',
  loadTimeOut: 'Its files did not arrive in time.',
  whileContract: 'It does not fit this version of the portal.',
  whileMount: 'It failed while it was starting.',
  mountTimeOut: 'It did not start in time.',
  whilePaint: 'The files of its page could not be loaded.',
  paintTimeOut: 'Its page did not appear in time.',
  tryAgain: 'Try again',
  reload: 'Reload',
  version: 'Version: {version}',
  phase: 'Phase: {phase}',
});

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
