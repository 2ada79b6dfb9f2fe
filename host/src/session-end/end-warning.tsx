import { Button, KitProvider } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import {
  common,
  type Ending,
  failureText,
  notify,
  RuntimeProvider,
  session,
  sessionAtom,
  useT,
} from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { sessionEndMessages as messages } from './messages.ts';
import { minutesAndSeconds } from './minutes-and-seconds.ts';
import css from './session-end.module.css';

interface EndWarningProps {
  ending: Ending;
}

/** The dialog of the last minute: staying, where that helps, else signing in again in time. */
export function EndWarning(props: EndWarningProps) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <Warning {...props} />
      </KitProvider>
    </RuntimeProvider>
  );
}

function Warning({ ending: { at, mayExtend } }: EndWarningProps) {
  const t = useT();
  const { auth } = useAtomValue(sessionAtom);
  const [isClosed, setClosed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mayAgain = auth?.authenticationType === 1;

  async function stay() {
    if (isBusy) return;
    setBusy(true);
    try {
      await session.stay();
    } catch (error) {
      // An expired session asks by itself.
      if (session.isOpen()) notify.error(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  const action = mayExtend && (
    <Button type="primary" loading={isBusy} onClick={() => void stay()}>
      {t(messages.stay)}
    </Button>
  );
  // One button only, so that whoever is typing can but stay.
  const cancelText = mayExtend ? null : t(common.close);
  return (
    <Dialog
      open={!isClosed}
      title={t(messages.warningTitle)}
      width={520}
      closable={false}
      busy={isBusy}
      cancelText={cancelText}
      onClose={() => setClosed(true)}
      action={action}
    >
      <p className={css.left}>
        <TimeLeft at={at} />
      </p>
      {!mayExtend && <p>{t(mayAgain ? messages.fixed : messages.fixedActing)}</p>}
    </Dialog>
  );
}

/** Counts down; a timer is read out when it is asked for, not every second. */
function TimeLeft({ at }: { at: number }) {
  const t = useT();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{t(messages.warning, { time: minutesAndSeconds(at - now) })}</span>;
}
