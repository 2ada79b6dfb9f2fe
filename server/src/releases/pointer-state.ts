import type { Audience, ReleaseMove, VersionRef } from '@jackfield/contract/api/release';

/** A version that some tenants get. */
export interface Canary extends VersionRef {
  readonly percent: number;
  readonly tenants: readonly string[];
}

/** What a variant serves in an area. */
export interface PointerState {
  readonly live: VersionRef | null;
  readonly previous: VersionRef | null;
  readonly canary: Canary | null;
  readonly autoRollback: boolean;
}

/** A move: the state after it, and what the history says of it. */
export interface Move {
  readonly state: PointerState;
  readonly kind: ReleaseMove['kind'];
  readonly from: VersionRef | null;
  readonly to: VersionRef | null;
}

export const noPointer: PointerState = {
  live: null,
  previous: null,
  canary: null,
  autoRollback: false,
};

export const isSame = (one: VersionRef | null, other: VersionRef | null): boolean =>
  one?.remote === other?.remote && one?.version === other?.version;

/** A text that tells versions apart. */
export const keyOf = ({ remote, version }: VersionRef): string => `${remote}@${version}`;

/** The reference alone of what has one. */
export const refOf = ({ remote, version }: VersionRef): VersionRef => ({ remote, version });

interface Promotion {
  readonly target: VersionRef;
  readonly audience: Audience;
  readonly autoRollback?: boolean | undefined;
}

/**
 * Gives a version to an audience. To all: it becomes live, the live one previous, and a canary
 * ends. Otherwise it becomes the canary; what a change of audience leaves out stays as it was.
 */
export function promoted(
  before: PointerState,
  { target, audience, autoRollback }: Promotion,
): Move {
  if (audience === 'all') {
    const isLive = isSame(before.live, target);
    const previous = isLive ? before.previous : before.live;
    const kind = isLive && before.canary ? 'endCanary' : 'promote';
    const from = kind === 'endCanary' ? before.canary : before.live;
    const state = { live: refOf(target), previous, canary: null, autoRollback: false };
    return { state, kind, from: from && refOf(from), to: refOf(target) };
  }
  const known = isSame(before.canary, target) ? before.canary : null;
  const canary = {
    ...refOf(target),
    percent: audience.percent ?? known?.percent ?? 0,
    tenants: audience.tenants ?? known?.tenants ?? [],
  };
  const state = {
    ...before,
    canary,
    autoRollback: autoRollback ?? (known ? before.autoRollback : false),
  };
  const from = before.canary ?? before.live;
  return { state, kind: 'canary', from: from && refOf(from), to: refOf(target) };
}

/** Goes back to a version for everybody. A canary ends, and what is left behind is not kept. */
export function backTo(before: PointerState, target: VersionRef): Move {
  const state = { live: refOf(target), previous: null, canary: null, autoRollback: false };
  return { state, kind: 'rollback', from: before.live, to: refOf(target) };
}

/**
 * Takes a version out of a pointer: a canary ends, and where it is live everybody goes to `instead`
 * or else to the previous version. Null when the pointer does not name it; live is null when there
 * is nothing to go to.
 */
export function withdrawn(
  before: PointerState,
  ref: VersionRef,
  instead: VersionRef | null,
): Move | null {
  const isIts = (other: VersionRef | null) => other !== null && isSame(other, ref);
  if (![before.live, before.previous, before.canary].some(isIts)) return null;
  const others = {
    canary: isIts(before.canary) ? null : before.canary,
    previous: isIts(before.previous) ? null : before.previous,
    autoRollback: isIts(before.canary) ? false : before.autoRollback,
  };
  const next = instead ?? others.previous;
  const state = isIts(before.live)
    ? { ...others, live: next && refOf(next), previous: null }
    : { ...others, live: before.live };
  return { state, kind: 'withdraw', from: refOf(ref), to: state.live };
}

/**
 * Ends the canary; without one goes back to the previous version, once: the version left behind
 * does not become the previous one, so that going back twice never brings it back. The first version
 * of an area that `mayEmpty` leaves nothing behind (SHIP-04). Null when there is nothing to go back to.
 */
export function rolledBack(before: PointerState, mayEmpty = false): Move | null {
  const { canary, live, previous } = before;
  if (canary) {
    const state = { ...before, canary: null, autoRollback: false };
    return { state, kind: 'endCanary', from: refOf(canary), to: live };
  }
  if (!previous && !(live && mayEmpty)) return null;
  const state = { ...before, live: previous, previous: null };
  return { state, kind: 'rollback', from: live, to: previous };
}
