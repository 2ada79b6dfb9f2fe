import { configAtom, liveStateAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { messages } from './messages.ts';
import css from './sidebar.module.css';

const texts = {
  on: messages.liveOn,
  connecting: messages.liveConnecting,
  off: messages.liveOff,
};

/** Foot of the sidebar: state of the live channel and the version. */
export function LiveFoot() {
  const t = useT();
  const state = useAtomValue(liveStateAtom);
  const { appVersion } = useAtomValue(configAtom);
  return (
    <div className={css.foot}>
      <span className={css.live} data-state={state} title={t(texts[state])}>
        <span className={css.footText}>{t(texts[state])}</span>
      </span>
      <span className={css.footText}>v{appVersion}</span>
    </div>
  );
}
