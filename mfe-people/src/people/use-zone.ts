import { profileAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

/** Time zone in which the signed-in person reads times. */
export function useZone(): string {
  const own = useAtomValue(profileAtom)?.timeZone;
  return own ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
