import { defineMessages, t } from '@jackfield/texts';
import { newId } from '../platform/ids.ts';
import type { EmergencyRegistrar, Registered, RegistrarAnswer } from './registrar.ts';

/** Why the sandbox refuses an address. */
const texts = defineMessages('server.emergencySandbox', {
  refused: 'Help cannot be sent there.',
});

const registered = (providerId: string): RegistrarAnswer => ({
  state: 'registered',
  providerId,
  sipHeader: null,
});

/** Streets that it refuses, as documented for trials (docs/operating.md). */
const isRefused = (what: Registered) =>
  what.kind === 'address' && /^refused\b/i.test(what.address.streetName);

/**
 * The registrar of installations without one: registers at once, and calls carry the address itself. It
 * keeps nothing, so nothing is found there.
 */
export const sandboxRegistrar: EmergencyRegistrar = {
  id: 'sandbox',
  find: async () => null,
  make: async (what) =>
    isRefused(what)
      ? { state: 'refused', providerId: null, reason: t(texts.refused) }
      : registered(newId()),
  ask: async (_kind, providerId) => registered(providerId),
  remove: async () => undefined,
};
