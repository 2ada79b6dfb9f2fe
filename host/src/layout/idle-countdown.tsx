import { session, useT } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import css from './system-bar.module.css';

/** Minutes and seconds of a length in milliseconds, for example 11:42. */
const clock = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const timeLeft = () => {
  const end = session.idleEnd();
  return end === null ? null : end - Date.now();
};

/** How long an unused session that acts for somebody lasts; nothing once it is used (OP-50). */
export function IdleCountdown() {
  const t = useT();
  const [left, setLeft] = useState(timeLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (left === null) return null;
  return (
    <span role="timer" className={css.countdown}>
      {t(messages.endsIn, { time: clock(left) })}
    </span>
  );
}
