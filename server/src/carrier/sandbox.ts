import { defineMessages, t } from '@jackfield/texts';
import type { Clock } from '../platform/clock.ts';
import type { Carrier, CarrierOrder } from './carrier.ts';

/** Why the sandbox carrier refuses an order. */
const texts = defineMessages('server.carrier', {
  listingAtBox: 'A directory listing needs a street address, not a PO box.',
  nameReserved: 'Carriers keep this name for calls without one.',
});

/** How long the sandbox works on an order that it has accepted. */
const workTime = 2 * 60_000;

/** Names that carriers keep for calls without one. */
const reservedNames = ['ANONYMOUS', 'PRIVATE', 'RESTRICTED', 'UNAVAILABLE', 'UNKNOWN'];

/** What is wrong with the order at first sight. */
function refusalAtSubmit({ wanted }: CarrierOrder): string | null {
  if (!('callerName' in wanted)) return null;
  const isReserved = reservedNames.includes(wanted.callerName.toUpperCase());
  return isReserved ? t(texts.nameReserved) : null;
}

/** What comes out when the sandbox has looked at the order. */
function refusalAtCheck({ wanted }: CarrierOrder): string | null {
  if (!('address' in wanted)) return null;
  const isBox = /^p\.?\s?o\.?\s?box\b/i.test(wanted.address.streetName);
  return isBox ? t(texts.listingAtBox) : null;
}

/**
 * The carrier of installations without one: accepts at once and is done two minutes later. It
 * refuses, as documented for trials, the calling names ANONYMOUS, PRIVATE, RESTRICTED, UNAVAILABLE
 * and UNKNOWN when they are handed in, and listings at a PO box after it has looked at them.
 */
export function createSandboxCarrier(clock: Clock): Carrier {
  return {
    hasListings: true,
    async submit(order) {
      const reason = refusalAtSubmit(order);
      if (reason !== null) return { state: 'refused', reason };
      return { state: 'open', askAgainAt: new Date(clock.now().getTime() + workTime) };
    },
    async check(order) {
      const reason = refusalAtCheck(order);
      return reason === null ? { state: 'done' } : { state: 'refused', reason };
    },
  };
}
