import { Alert, Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import type { Acts } from '../phone/acts.ts';
import { isMicrophoneEnd, type ToldEnd } from '../phone/calls.ts';
import { dockMessages } from './messages.ts';
import { endText } from '../phone/state-text.ts';
import { microphoneHow } from '../sound/allow-microphone.ts';
import css from './call.module.css';

interface EndNoteProps {
  call: LineCall;
  end: ToldEnd;
  acts: Acts | null;
  onDismiss(): void;
}

/** Why a call came to nothing, and another try. */
export function EndNote({ call, end, acts, onDismiss }: EndNoteProps) {
  const t = useT();
  const { number } = call.who;
  return (
    <div className={css.note}>
      <Alert kind="warning" title={endText(call, end)}>
        {isMicrophoneEnd(end) ? t(microphoneHow(end)) : undefined}
      </Alert>
      {acts && number !== '' && end !== 'notFound' && (
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            acts.call(number, call.who.name, true);
          }}
        >
          {t(dockMessages.callAgain)}
        </Button>
      )}
    </div>
  );
}
