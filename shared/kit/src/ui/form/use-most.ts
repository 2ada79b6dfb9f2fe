import { characterCount, hasAtMost } from '@jackfield/contract';
import { useT } from '@jackfield/runtime';
import { createContext, use, useEffect } from 'react';
import { formMessages } from './messages.ts';

/** Takes what a control finds wrong with its own text; nothing is wrong without one. */
export const FaultContext = createContext<(fault: string | undefined) => void>(() => {});

/**
 * Tells the field around a control that its text has more characters, as people count them, than it
 * may have. Nothing is cut, so that a pasted text can be shortened by who knows it.
 */
export function useMost(text: unknown, most: number | undefined): void {
  const t = useT();
  const tell = use(FaultContext);
  const isFine = most === undefined || typeof text !== 'string' || hasAtMost(text, most);
  const fault = isFine ? undefined : t(formMessages.tooLong, { most, count: characterCount(text) });
  useEffect(() => {
    tell(fault);
    return () => tell(undefined);
  }, [tell, fault]);
}
