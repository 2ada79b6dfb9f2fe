import { missedEvents } from '@jackfield/contract/api/live';
import {
  accountAtom,
  bus,
  call,
  configAtom,
  liveStateAtom,
  profileAtom,
  session,
  sessionAtom,
  store,
} from '@jackfield/runtime';
import { hubConnector } from './connect-hub.ts';
import { type Effect, effectsOf } from './effects.ts';
import { LiveChannel } from './live-channel.ts';
import { haveSameRights } from './same-rights.ts';

const lead = 10_000;

async function accessToken(): Promise<string> {
  const { auth } = store.get(sessionAtom);
  if (auth && Date.parse(auth.expirationDate) - Date.now() < lead) await session.refreshSession();
  return store.get(sessionAtom).auth?.accessToken ?? '';
}

let channel: LiveChannel | null = null;
/** The page is about to be loaded anew; what it showed until then would only flicker. */
let isLeaving = false;

/** Has a channel that is away connect at once instead of after its pause. */
export function hurryLive(): void {
  channel?.hurry();
}

/**
 * Opens the portal's real-time channel; it ends with the session.
 * @param since version of the stream before the first lists were read; null when it is not known
 */
export function startLive(since: number | null): void {
  const opened = new LiveChannel({
    connect: hubConnector(store.get(configAtom).hubUrl, accessToken),
    missed: (after) => call(missedEvents, { query: { after: String(after) } }),
    deliver(sent) {
      if (isLeaving) return;
      const profile = store.get(profileAtom);
      const self = profile && { teammateId: profile.id, role: profile.role };
      for (const effect of self ? effectsOf(sent, self) : []) applyEffect(effect);
      bus.emit('live:entity', sent);
    },
    released: (change) => bus.emit('live:release', change),
    resync: () => bus.emit('live:resync', {}),
    state(state) {
      store.set(liveStateAtom, state);
      bus.emit('live:state', { state });
      // What happened to oneself before is in no event that comes.
      if (state === 'on') bus.emit('session:profile-changed', {});
    },
  });
  channel = opened;
  bus.on('session:ended', () => opened.close());
  let was = store.get(sessionAtom).phase;
  store.sub(sessionAtom, () => {
    const { phase } = store.get(sessionAtom);
    if (phase === 'expired' && was === 'open') opened.close();
    if (phase === 'open' && was === 'expired') opened.open();
    was = phase;
  });
  let own = store.get(profileAtom);
  store.sub(profileAtom, () => {
    const read = store.get(profileAtom);
    const before = own?.id === read?.id ? own : null;
    own = read;
    if (before && read && !haveSameRights(before, read)) {
      void changeRole(before.role === 'admin');
    }
  });
  window.addEventListener('online', hurryLive);
  opened.open(since);
}

const inBackground = (work: Promise<unknown>) => void work.catch(() => undefined);

/**
 * A role decides what may be seen, so everything is read and shown anew (RT-20): by the next page,
 * since a click on this one would be lost when it gives way.
 */
async function changeRole(isDemoted: boolean): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  await session.refreshSession().catch(() => undefined);
  session.forgetKept();
  if (isDemoted) window.location.assign('/');
  else window.location.reload();
}

/** Carries out what an event means for the own session. */
function applyEffect(effect: Effect): void {
  switch (effect.kind) {
    case 'end':
      return session.endSession(effect.note);
    case 'refresh':
      return inBackground(session.refreshSession());
    case 'changeRole':
      return void changeRole(effect.isDemoted);
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
