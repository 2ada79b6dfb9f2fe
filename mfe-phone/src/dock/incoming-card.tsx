import { Button, Kbd } from '@jackfield/kit/ui/core';
import { Phone, PhoneIncoming, PhoneOff } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { type RefObject, useRef } from 'react';
import type { Acts } from '../phone/acts.ts';
import { messages } from '../phone/messages.ts';
import { nameOf, numberText } from '../phone/who.ts';
import css from './call.module.css';
import { useFocusHeir } from './use-focus-heir.ts';

interface IncomingCardProps {
  call: LineCall;
  /** There is room for one call more. */
  mayAnswer: boolean;
  /** Another call goes on, which is put on hold. */
  isBusy: boolean;
  acts: Acts;
  heir: RefObject<HTMLElement | null>;
}

/** A call that rings here. The focus stays where it is. */
export function IncomingCard({ call, mayAnswer, isBusy, acts, heir }: IncomingCardProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, heir);
  const name = nameOf(call.who);
  const number = numberText(call.who.number);
  return (
    <div ref={place} className={css.whole}>
      <div className={css.who}>
        <span className={css.ring}>
          <PhoneIncoming size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="ui-lines">
          <h2 className={css.name}>{name}</h2>
          {number !== name && <span className={`ui-num ${css.number}`}>{number}</span>}
          <span className={css.now}>{t(messages.incomingCall)}</span>
        </div>
      </div>
      <div className={css.choice}>
        <Button
          size="large"
          icon={<PhoneOff size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => acts.decline(call.id)}
        >
          {t(messages.decline)}
        </Button>
        {mayAnswer && (
          <Button
            type="primary"
            size="large"
            icon={<Phone size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => acts.answer(call.id)}
          >
            {isBusy ? t(messages.holdAndAnswer) : t(messages.answer)}
          </Button>
        )}
      </div>
      <p className={css.keys}>
        {mayAnswer && (
          <>
            <Kbd keys={['Alt', 'A']} /> {t(messages.answer)}
          </>
        )}
        <Kbd keys={['Alt', 'V']} /> {t(messages.decline)}
      </p>
    </div>
  );
}
