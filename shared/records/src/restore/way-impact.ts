import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import type { ReactNode } from 'react';

/** Who will notice a way back, as a dialog shows it. */
export interface WayImpact {
  readonly impact: ReactNode;
  /** It was seen and, where that is needed, agreed to. */
  readonly mayGoOn: boolean;
  /** Options of the call that goes back: refused once callers would notice anything else. */
  readonly asSeen: { readonly seen?: string };
}

/**
 * A hook that shows who will notice a way back, from its dry run (SAY-01); pages of records that
 * calls go through hand in the one of the call routing. `key` changes with the way.
 */
export type UseWayImpact = (
  key: string,
  ask: (options: { signal: AbortSignal }) => Promise<ToldImpact>,
) => WayImpact;

const none: WayImpact = { impact: null, mayGoOn: true, asSeen: {} };

/** For records that no call goes through. */
export const useNoImpact: UseWayImpact = () => none;
