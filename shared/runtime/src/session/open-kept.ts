import { ApiFailure } from '../client/failure.ts';
import { accountAtom, noSession, profileAtom } from '../store/atoms.ts';
import type { store as portalStore } from '../store/store.ts';
import type { SessionMachine } from './machine.ts';
import { keptOwn } from './own.ts';

const lookEvery = 5_000;

interface Parts {
  store: typeof portalStore;
  machine: Pick<SessionMachine, 'open' | 'adopt'>;
}

/** Whether no answer came, or one of a server that is not well. */
const isAway = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/**
 * Opens the session of the person whom this tab has seen last, without tokens, when `failure` says
 * that the server is away: pages stand, their calls fail, and the session of the server is taken
 * over once it answers. False when the failure is another or nobody is kept; a session that acts
 * for somebody else is never opened so.
 */
export function openKept({ store, machine }: Parts, failure: unknown): boolean {
  const own = isAway(failure) ? keptOwn() : null;
  if (!own || own.isActing) return false;
  store.set(profileAtom, own.profile);
  store.set(accountAtom, own.account);
  machine.open({ ...noSession });
  const look = () => {
    machine.adopt().catch(() => setTimeout(look, lookEvery));
  };
  setTimeout(look, lookEvery);
  return true;
}
