import type { MenuRequest } from '@jackfield/call-routing/menu-bridge';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pressedInputs } from './menu-values.ts';

const inputs: readonly IvrInput[] = [...pressedInputs, 'timeout'];

/** Selects the key that somebody came to see, and gives it the focus; else the keypad gets it. */
export function useRequestedKey(request: MenuRequest | null, select: (input: IvrInput) => void) {
  const keypad = useRef<HTMLElement>(null);
  const show = useEffectEvent((wanted: MenuRequest) => {
    const input = inputs.find((one) => one === wanted.input);
    if (input !== undefined) select(input);
    const key = keypad.current?.querySelector<HTMLElement>(`[data-input="${input ?? '1'}"]`);
    (key ?? keypad.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (request !== null) show(request);
  }, [request]);
  return keypad;
}
