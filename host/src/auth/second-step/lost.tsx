import { configAtom, useT } from '@jackfield/runtime/core';
import { useAtomValue } from 'jotai';
import css from '../parts/form.module.css';
import { stepMessages } from './messages.ts';

/** Who helps when every device is gone. */
export function Lost() {
  const t = useT();
  const { supportAddress: address } = useAtomValue(configAtom);
  if (!address) return <p className={`ui-secondary ${css.after}`}>{t(stepMessages.lost)}</p>;
  return (
    <p className={`ui-secondary ${css.after}`}>
      {t(stepMessages.lostOrSupport)}{' '}
      <a href={address.includes('@') ? `mailto:${address}` : address}>
        {t(stepMessages.contactSupport)}
      </a>
      .
    </p>
  );
}
