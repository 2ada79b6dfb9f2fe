import { useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import css from './or-line.module.css';

/** Stands between the passkey and the password. */
export function OrLine() {
  const t = useT();
  return <p className={css.or}>{t(messages.orPassword)}</p>;
}
