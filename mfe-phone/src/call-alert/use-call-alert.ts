import { t } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { messages } from '../phone/messages.ts';
import { nameOf } from '../phone/who.ts';
import { alertsAtom, mayAlert } from './alerts-atom.ts';

const load = () => import(/* webpackChunkName: "call-alert" */ './call-alert.ts');

/** Has the system show who calls while the page is hidden, where the person wants that (CALL-16). */
export function useCallAlert(incoming: LineCall | null): void {
  const isWanted = useAtomValue(alertsAtom);
  const who = incoming && isWanted && mayAlert() ? nameOf(incoming.who) : null;
  const id = incoming?.id;
  useEffect(() => {
    if (who === null || id === undefined) return;
    let end: (() => void) | null = null;
    let isOver = false;
    void load().then(
      ({ alertWhileHidden }) => {
        if (!isOver) end = alertWhileHidden(who, t(messages.incomingCall));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [who, id]);
}
