import { missedEvents } from '@jackfield/contract/api/live';
import {
  bus,
  call,
  configAtom,
  liveStateAtom,
  profileAtom,
  session,
  sessionAtom,
  store,
} from '@jackfield/runtime';
import { applyEffect } from './apply-effect.ts';
import { hubConnector } from './connect-hub.ts';
import { effectsOf } from './effects.ts';
import { LiveChannel } from './live-channel.ts';

const lead = 10_000;

async function accessToken(): Promise<string> {
  const { auth } = store.get(sessionAtom);
  if (auth && Date.parse(auth.expirationDate) - Date.now() < lead) await session.refreshSession();
  return store.get(sessionAtom).auth?.accessToken ?? '';
}

let channel: LiveChannel | null = null;

/** Has a channel that is away connect at once instead of after its pause. */
export function hurryLive(): void {
  channel?.hurry();
}

/** Opens the portal's real-time channel; it ends with the session. */
export function startLive(): void {
  const opened = new LiveChannel({
    connect: hubConnector(store.get(configAtom).hubUrl, accessToken),
    missed: (after) => call(missedEvents, { query: { after: String(after) } }),
    deliver(sent) {
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
    },
  });
  channel = opened;
  bus.on('session:ended', () => opened.close());
  window.addEventListener('online', hurryLive);
  opened.open();
}
