import type { WayImpact } from '@jackfield/records/restore';
import { useEffect, useRef } from 'react';
import { NoticedStep } from './noticed-step.tsx';
import { useWriteImpact } from './use-write-impact.tsx';

/** Who will notice a write, as a part of a dialog that does not know of call routing (SAY-01). */
const WriteImpact: WayImpact['Impact'] = ({ name, ask, onSeen }) => {
  const { impact, mayGoOn, isKnown, asSeen } = useWriteImpact(name, ask);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const { seen } = asSeen;
  useEffect(() => {
    latest.current({ mayGoOn, isChecking: !isKnown, asSeen: seen === undefined ? {} : { seen } });
  }, [mayGoOn, isKnown, seen]);
  return impact;
};

/** For histories and lists of what was deleted, of records that calls go through. */
export const noticed: WayImpact = { Impact: WriteImpact, Step: NoticedStep };
