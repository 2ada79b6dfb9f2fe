import { accountAtom, bus, session, store } from '@jackfield/runtime';
import type { Effect } from './effects.ts';

const inBackground = (work: Promise<unknown>) => void work.catch(() => undefined);

/** A role decides what may be seen, so everything is read and shown anew (RT-20). */
async function changeRole(isDemoted: boolean): Promise<void> {
  await session.refreshSession();
  await Promise.all([session.reloadProfile(), session.reloadAccount()]);
  if (isDemoted) window.location.assign('/');
  else window.location.reload();
}

/** Carries out what an event means for the own session. */
export function applyEffect(effect: Effect): void {
  switch (effect.kind) {
    case 'end':
      return session.endSession(effect.note);
    case 'refresh':
      return inBackground(session.refreshSession());
    case 'changeRole':
      return inBackground(changeRole(effect.isDemoted));
    case 'accountStatus':
      store.set(accountAtom, (account) => account && { ...account, status: effect.status });
      if (effect.status === 'active') inBackground(session.refreshSession());
      return bus.emit('session:account-changed', {});
    case 'readProfile':
      return bus.emit('session:profile-changed', {});
    case 'readAccount':
      return bus.emit('session:account-changed', {});
  }
}
