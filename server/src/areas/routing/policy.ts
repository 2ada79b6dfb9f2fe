import { definePolicy } from '../../platform/policy.ts';

/** Routing belongs to admins (annex C3); asking changes nothing, whatever the method. */
export const routingPolicy = definePolicy({
  'routing.config': { who: ['admin'] },
  'routing.past': { who: ['admin'] },
  'routing.simulate': { who: ['admin'], whileSuspended: true, whileReadOnly: true },
  'routing.findings': { who: ['admin'] },
  'routing.compare': { who: ['admin'], whileSuspended: true, whileReadOnly: true },
  // Everybody asks about the own call handling, and about nothing else.
  'routing.own': { who: ['admin', 'standard'], whileSuspended: true, whileReadOnly: true },
  'routing.ownCall': { who: ['admin', 'standard'], whileSuspended: true, whileReadOnly: true },
});
