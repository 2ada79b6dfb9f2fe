import { placeNumbers } from '@jackfield/contract/api/web-phone';
import { accountAtom, bus, notify, queryClient, t } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { LineCall } from '@jackfield/web-phone/line';
import type { Acts } from '../phone/acts.ts';
import { callPriceQuery } from './call-price.ts';
import { isToAsk } from './help-place.ts';
import { messages } from '../phone/messages.ts';

/** A call that the person has to say more about: where they are, or whether it is worth its price. */
export interface Waiting {
  readonly kind: 'help' | 'price';
  readonly to: string;
  readonly name: string;
}

interface OutgoingOptions {
  /** Null where this tab does not have the line. */
  readonly acts: Acts | null;
  /** Calls go out now. */
  readonly isReady: boolean;
  /** The call that goes on. */
  readonly current: LineCall | null;
  /** Two calls go on, and a third has no place. */
  readonly isFull: boolean;
  /** Shows the card. */
  open(): void;
}

/** Calls that this phone makes: what they wait for, and acts that ask it first. */
export interface Outgoing {
  readonly acts: Acts | null;
  readonly waiting: Waiting | null;
  /** The person does not call after all. */
  forget(): void;
  /** Makes the call that waits. */
  go(): void;
}

/** Extensions and codes are shorter than any number; the list of countries comes with the card. */
const isInside = (to: string) => to.startsWith('*') || to.length < 7;

/** Whether a price is there to be shown, and nothing keeps the call back. */
const isFine = (to: string) =>
  queryClient.getQueryData(callPriceQuery(to).queryKey)?.isAllowed === true;

/**
 * Asks before a call goes out: where the person is before the first one for help of a day, and
 * whether a call abroad is worth its price, unless its price was shown. It hears of numbers that are
 * pressed on pages, which are called at once where that is free (CALL-16).
 */
export function useOutgoing(options: OutgoingOptions): Outgoing {
  const { acts, current, isReady, isFull, open } = options;
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  /** The number of which it is looked up where it is. */
  const looked = useRef<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  function wait(next: Waiting): void {
    setWaiting(next);
    open();
  }

  function make(to: string, name: string): void {
    setWaiting(null);
    acts?.call(to, name);
  }

  async function callForHelp(to: string, name: string): Promise<void> {
    if (await isToAsk()) wait({ kind: 'help', to, name });
    else make(to, name);
  }

  async function callIfWorth(to: string, name: string): Promise<void> {
    if (looked.current === to) return;
    looked.current = to;
    const dialing = await import(/* webpackChunkName: "dock" */ '@jackfield/domain/dialing').catch(
      () => null,
    );
    looked.current = null;
    // Where that cannot be loaded the price is asked for, as of a number abroad.
    if (dialing?.countryAbroad(to, country) === null) make(to, name);
    else wait({ kind: 'price', to, name });
  }

  function start(to: string, name = '', isPriceShown = false): void {
    if (placeNumbers[country].includes(to)) void callForHelp(to, name);
    else if (isInside(to) || (isPriceShown && isFine(to))) make(to, name);
    else void callIfWorth(to, name);
  }

  function press(to: string, name: string): void {
    // Who presses twice calls once.
    if (current?.who.number === to) open();
    else if (isFull) notify.info(t(messages.twoCalls));
    else if (isReady) start(to, name);
    else wait({ kind: 'price', to, name });
  }

  const pressed = useRef(press);
  useEffect(() => {
    pressed.current = press;
  });
  useEffect(() => bus.on('phone:call', ({ to, name }) => pressed.current(to, name)), []);

  return {
    acts: acts && { ...acts, call: start },
    waiting,
    forget: () => setWaiting(null),
    go: () => waiting && make(waiting.to, waiting.name),
  };
}
