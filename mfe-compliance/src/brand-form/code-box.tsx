import { formatTimeOfDay, timeBehindWord } from '@jackfield/domain';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { CodeField } from '@jackfield/kit/second-step';
import { Button } from '@jackfield/kit/ui/core';
import { timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { brandFormMessages as messages } from './messages.ts';
import css from './phone-field.module.css';

/** The time, once a second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now;
}

interface CodeBoxProps {
  sent: {
    expiresAt: string | null;
    triesLeft: number;
    nextSendAt: string | null;
    fault: string | undefined;
  };
  isBusy: boolean;
  onCode(code: string): void;
  onAgain(): void;
}

/** Where the code is typed; its last digit sends it. */
export function CodeBox({ sent, isBusy, onCode, onAgain }: CodeBoxProps) {
  const t = useT();
  const now = useNow();
  const zone = useAtomValue(timeZoneAtom);
  const [typed, setTyped] = useState('');
  const clock = (instant: string) =>
    formatTimeOfDay(timeText(localTimeAt(zone, Date.parse(instant)).minutes));
  const { expiresAt, triesLeft, nextSendAt } = sent;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const wait = nextSendAt === null ? 0 : Date.parse(nextSendAt) - now;
  const works =
    expiresAt &&
    t(messages.worksUntil, { time: timeBehindWord(clock(expiresAt)), count: triesLeft });
  const fault = isOver && triesLeft > 0 ? t(messages.expired) : sent.fault;
  return (
    <div className={css.box}>
      <CodeField
        label={t(messages.typeCode)}
        hint={works ?? ''}
        value={typed}
        error={typed === '' ? fault : undefined}
        onChange={setTyped}
        onComplete={(code) => {
          setTyped('');
          onCode(code);
        }}
      />
      <div className={css.again}>
        <span className="ui-secondary">{t(messages.noText)}</span>
        {wait > 0 ? (
          <span className="ui-secondary ui-num">
            {t(messages.sendAgainIn, { time: minutesAndSeconds(wait) })}
          </span>
        ) : (
          <Button type="link" size="small" loading={isBusy} onClick={onAgain}>
            {t(messages.sendAgain)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** '0:41' for what is left of a wait in milliseconds. */
function minutesAndSeconds(wait: number): string {
  const seconds = Math.ceil(wait / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
