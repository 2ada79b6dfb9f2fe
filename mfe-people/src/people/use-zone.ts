import { timeZoneAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

/** Time zone in which the signed-in person reads times (OP-130). */
export function useZone(): string {
  return useAtomValue(timeZoneAtom);
}
