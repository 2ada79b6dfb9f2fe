import { TriangleAlert, UserRound } from '@jackfield/kit/ui/icons';
import { liveStateAtom, profileAtom, session, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { messages } from './messages.ts';
import css from './system-bar.module.css';
import { useLasting } from './use-lasting.ts';

const impersonation = 2;
const patience = 15_000;

/** Bars between top bar and sheet, one at a time: impersonation (OP-51), live updates off. */
export function SystemBar() {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const { auth } = useAtomValue(sessionAtom);
  const isOff = useLasting(useAtomValue(liveStateAtom) === 'off', patience);
  if (auth?.authenticationType === impersonation && profile) {
    return (
      <div className={css.bar} data-kind="live">
        <UserRound size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.text}>{t(messages.impersonating, { name: profile.fullName })}</span>
        <button
          type="button"
          className={css.action}
          onClick={() => void session.exitImpersonation()}
        >
          {t(messages.exit)}
        </button>
      </div>
    );
  }
  if (!isOff) return null;
  return (
    <div className={css.bar} data-kind="warning" role="alert">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.text}>{t(messages.liveOff)}</span>
    </div>
  );
}
