import { Button } from '@jackfield/kit/ui/core';
import { Phone } from '@jackfield/kit/ui/icons';
import { common, queryClient, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { dockMessages } from '../dock/messages.ts';
import { numberText } from '../phone/who.ts';
import card from '../dock/call.module.css';
import { useFocusHeir } from '../dock/use-focus-heir.ts';
import { callPriceQuery } from './call-price.ts';
import { outgoingMessages } from './messages.ts';
import { PriceLine } from './price-line.tsx';
import type { Waiting } from './use-outgoing.ts';

interface PriceCardProps {
  waiting: Waiting;
  isReady: boolean;
  /** A call goes on. */
  isBusy: boolean;
  onCall(): void;
  onForget(): void;
  heir: RefObject<HTMLElement | null>;
}

/** A number that was chosen, with what it costs, before it is called. */
export function PriceCard({ waiting, isReady, isBusy, onCall, onForget, heir }: PriceCardProps) {
  const t = useT();
  const { to, name } = waiting;
  const number = numberText(to);
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, heir);
  const { data } = useQuery(callPriceQuery(to), queryClient);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={card.whole}>
      <div>
        <h2 className={card.title}>{t(outgoingMessages.callWho, { who: name || number })}</h2>
        {name !== '' && <span className={`ui-num ${card.number}`}>{number}</span>}
      </div>
      <PriceLine to={to} />
      {isBusy && <p className="ui-note">{t(outgoingMessages.holdsCurrent)}</p>}
      <div className={card.choice}>
        <Button size="large" onClick={onForget}>
          {t(common.cancel)}
        </Button>
        <Button
          type="primary"
          size="large"
          disabled={!isReady || data?.isAllowed === false}
          icon={<Phone size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onCall}
        >
          {t(dockMessages.call)}
        </Button>
      </div>
    </div>
  );
}
