import { lazyPart } from '@jackfield/kit/lazy-part';
import { LogIn } from '@jackfield/kit/ui/icons';
import { session, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { minutesAndSeconds } from '../session-end/minutes-and-seconds.ts';
import { messages } from './messages.ts';
import css from './system-bar.module.css';

const ActAsDialog = lazyPart(() =>
  import(/* webpackChunkName: "act-as" */ './act-as-dialog.tsx').then((file) => file.ActAsDialog),
);

interface Person {
  readonly fullName: string;
  readonly firstName: string;
}

/** Says in whose name the session goes, whether it only looks, and how to act or leave (annex J8). */
export function ImpersonationBar({ person }: { person: Person }) {
  const t = useT();
  const { impersonation } = useAtomValue(sessionAtom);
  const [isAsking, setAsking] = useState(false);
  const isActing = impersonation?.isActing === true;
  return (
    <div className={css.bar} data-kind="live">
      <LogIn size={16} strokeWidth={1.75} aria-hidden="true" />
      <p className={css.text}>
        <strong>{t(messages.impersonating, { name: person.fullName })}</strong>
        <span className={css.mode} data-acting={isActing}>
          {t(isActing ? messages.acting : messages.readOnly)}
        </span>
        {impersonation?.reason && (
          <span className={`ui-clip ${css.reason}`}>{impersonation.reason}</span>
        )}
        <IdleCountdown />
      </p>
      {!isActing && (
        <button type="button" className={css.action} onClick={() => setAsking(true)}>
          {t(messages.actAs, { name: person.firstName })}
        </button>
      )}
      <button type="button" className={css.action} onClick={() => void session.exitImpersonation()}>
        {t(messages.exit)}
      </button>
      {isAsking && <ActAsDialog name={person.firstName} onClose={() => setAsking(false)} />}
    </div>
  );
}

const timeLeft = () => {
  const end = session.idleEnd();
  return end === null ? null : end - Date.now();
};

/** How long an unused session that acts for somebody lasts; nothing once it is used (OP-50). */
function IdleCountdown() {
  const t = useT();
  const [left, setLeft] = useState(timeLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (left === null) return null;
  return (
    <span role="timer" className={css.countdown}>
      {t(messages.endsIn, { time: minutesAndSeconds(left) })}
    </span>
  );
}
