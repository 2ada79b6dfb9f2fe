import { trialPrefix } from '@jackfield/contract/api/call-trial';
import { bus } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { useEffect, useRef } from 'react';
import type { Acts } from './acts.ts';

/** Whether it is a call that is tried, which is shown where it was asked for. */
export const isTrial = (call: LineCall | null | undefined): boolean =>
  call?.who.number.startsWith(trialPrefix) ?? false;

export interface TrialOptions {
  /** Null where this tab does not have the line. */
  readonly acts: Acts | null;
  readonly current: LineCall | null;
  /** Shows why it cannot call. */
  open(): void;
}

/** Tries calls for pages that want them to be heard, and presses the keys that are pressed there (CALL-16). */
export function useTrial(options: TrialOptions): void {
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  useEffect(
    () =>
      bus.on('phone:try', (event) => {
        const { acts, current, open } = now.current;
        if (acts === null) return open();
        if (event.act === 'call') return acts.call(event.dial, event.name);
        if (current === null || !isTrial(current)) return undefined;
        if (event.act === 'press') return acts.press(current.id, event.key);
        return acts.end(current);
      }),
    [],
  );
}
