import { Button } from '@jackfield/kit/ui/core';
import { PhoneCall, PhoneOff } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { heardMessages } from './heard-messages.ts';
import css from './play-bar.module.css';
import type { PhoneTrial } from './use-phone-trial.ts';

export interface PhoneBarProps {
  trial: PhoneTrial;
  /** Silences what is played here. */
  onStart(): void;
}

/** Lets the person hear the tried call by their own phone, where the page has one. */
export function PhoneBar({ trial, onStart }: PhoneBarProps) {
  const t = useT();
  if (!trial.isOffered && !trial.isRunning) return null;
  const said = trial.progress ? heardMessages.onPhone : heardMessages.calling;
  return (
    <div className={css.bar}>
      {trial.isRunning ? (
        <Button
          danger
          icon={<PhoneOff size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={trial.end}
        >
          {t(common.hangUp)}
        </Button>
      ) : (
        <Button
          icon={<PhoneCall size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            onStart();
            void trial.start();
          }}
        >
          {t(heardMessages.byPhone)}
        </Button>
      )}
      <output className={css.now}>{trial.isRunning && t(said)}</output>
    </div>
  );
}
