import { lazyPart } from '@jackfield/kit/lazy-part';
import { WifiOff } from '@jackfield/kit/ui/icons';
import { liveStateAtom, profileAtom, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { ImpersonationBar } from './impersonation-bar.tsx';
import { messages } from './messages.ts';
import css from './system-bar.module.css';
import { useLasting } from './use-lasting.ts';
import { useOnline } from './use-online.ts';

const SecondStepNotice = lazyPart(() =>
  import(/* webpackChunkName: "step-notice" */ './second-step-notice.tsx').then(
    (file) => file.SecondStepNotice,
  ),
);

const impersonation = 2;
const patience = 15_000;

/** Has the channel connect at once, where its code has come by now. */
const retryNow = () =>
  void import(/* webpackChunkName: "live" */ '../live/start-live.ts').then(
    ({ hurryLive }) => hurryLive(),
    () => undefined,
  );

/**
 * Bars between top bar and sheet, one at a time: impersonation (OP-51), no network, live updates off,
 * a second step that is asked for (annex J8).
 */
export function SystemBar() {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const { auth, secondStepFrom, secondStepAccepted = 'passkeyOrApp' } = useAtomValue(sessionAtom);
  // Each new attempt is a short spell of connecting, so everything but "on" counts.
  const isOnline = useOnline();
  const isOff = useLasting(useAtomValue(liveStateAtom) !== 'on', patience);
  if (auth?.authenticationType === impersonation && profile) {
    return <ImpersonationBar person={profile} />;
  }
  if (!isOnline) {
    return (
      <div className={css.bar} data-kind="warning">
        <WifiOff size={16} strokeWidth={1.75} aria-hidden="true" />
        <p className={css.text} role="alert">
          <strong>{t(messages.noNetwork)}</strong> {t(messages.noNetworkHint)}
        </p>
      </div>
    );
  }
  if (!isOff)
    return secondStepFrom ? (
      <SecondStepNotice from={secondStepFrom} accepted={secondStepAccepted} />
    ) : null;
  return (
    <div className={css.bar} data-kind="warning">
      <WifiOff size={16} strokeWidth={1.75} aria-hidden="true" />
      <p className={css.text} role="alert">
        <strong>{t(messages.liveOff)}</strong> {t(messages.liveOffHint)}
      </p>
      <button type="button" className={css.action} onClick={retryNow}>
        {t(messages.retryNow)}
      </button>
    </div>
  );
}
