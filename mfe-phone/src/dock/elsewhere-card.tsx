import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { type RefObject, useRef, useState } from 'react';
import { messages } from '../phone/messages.ts';
import { dockMessages } from './messages.ts';
import css from './call.module.css';
import { useFocusHeir } from './use-focus-heir.ts';

interface ElsewhereCardProps {
  takeOver(): void;
  isOnCallElsewhere(): Promise<boolean>;
  heir: RefObject<HTMLElement | null>;
}

/** Another tab has the phone; a call there is not ended before this was said. */
export function ElsewhereCard({ takeOver, isOnCallElsewhere, heir }: ElsewhereCardProps) {
  const t = useT();
  const [isWarned, setWarned] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, heir);

  async function take(): Promise<void> {
    if (!isWarned && (await isOnCallElsewhere())) setWarned(true);
    else takeOver();
  }

  return (
    <div ref={place} className={css.elsewhere}>
      <h2 className={css.title}>{t(messages.phone)}</h2>
      <p aria-live="polite">{t(isWarned ? dockMessages.elsewhereCall : dockMessages.elsewhere)}</p>
      <Button onClick={() => void take()}>
        {t(isWarned ? dockMessages.endAndTake : dockMessages.takeHere)}
      </Button>
    </div>
  );
}
