import type { OwnCall } from '@jackfield/contract/api/web-phone';
import { Button, Kbd } from '@jackfield/kit/ui/core';
import { Phone, PhoneIncoming, PhoneOff, Voicemail } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { type RefObject, useRef } from 'react';
import type { Acts } from '../phone/acts.ts';
import { messages } from '../phone/messages.ts';
import { dockMessages } from './messages.ts';
import { nameOf, numberText } from '../phone/who.ts';
import css from './call.module.css';
import { CameBy, KnownCaller } from './known-call.tsx';
import { useFocusHeir } from './use-focus-heir.ts';

interface IncomingCardProps {
  call: LineCall;
  /** Comes a little later, or never. */
  known: OwnCall | null;
  /** There is room for one call more. */
  mayAnswer: boolean;
  /** Another call goes on, which is put on hold. */
  isBusy: boolean;
  acts: Acts;
  heir: RefObject<HTMLElement | null>;
}

/** What declining does, where the button does not say it. */
function declineHint(t: ReturnType<typeof useT>, { declineWay }: LineCall, known: OwnCall | null) {
  if (declineWay === 'onward') return t(dockMessages.goesOn);
  const isAmongOthers = declineWay === null && known !== null && known.others.length > 0;
  return isAmongOthers ? t(dockMessages.othersRingOn) : null;
}

/** A call that rings here. The focus stays where it is. */
export function IncomingCard({ call, known, mayAnswer, isBusy, acts, heir }: IncomingCardProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, heir);
  const name = nameOf(call.who);
  const number = numberText(call.who.number);
  const isToVoicemail = call.declineWay === 'voicemail';
  const DeclineSign = isToVoicemail ? Voicemail : PhoneOff;
  const decline = t(isToVoicemail ? common.voicemail : dockMessages.decline);
  const hint = declineHint(t, call, known);
  return (
    <div ref={place} className={css.whole}>
      <div className={css.who} data-call>
        <span className={css.ring}>
          <PhoneIncoming size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="ui-lines">
          <h2 className={css.name}>{name}</h2>
          {number !== name && <span className={`ui-num ${css.number}`}>{number}</span>}
          <span className={`ui-num ${css.now}`}>
            {known ? <CameBy known={known} /> : t(messages.incomingCall)}
          </span>
        </div>
      </div>
      {known && <KnownCaller known={known} />}
      {hint && <p className="ui-note">{hint}</p>}
      <div className={css.choice}>
        <Button
          size="large"
          icon={<DeclineSign size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => acts.decline(call.id)}
        >
          {decline}
        </Button>
        {mayAnswer && (
          <Button
            type="primary"
            size="large"
            icon={<Phone size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => acts.answer(call.id)}
          >
            {isBusy ? t(dockMessages.holdAndAnswer) : t(dockMessages.answer)}
          </Button>
        )}
      </div>
      <p className={css.keys}>
        {mayAnswer && (
          <>
            <Kbd keys={['Alt', 'A']} /> {t(dockMessages.answer)}
          </>
        )}
        <Kbd keys={['Alt', 'V']} /> {decline}
      </p>
    </div>
  );
}
