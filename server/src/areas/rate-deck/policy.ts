import { definePolicy } from '../../platform/policy.ts';

/** What calls abroad cost is for admins to read. */
export const rateDeckPolicy = definePolicy({
  'rateDeck.list': { who: ['admin'] },
  'rateDeck.export': { who: ['admin'] },
});
