import { peopleMessages } from './messages.ts';
import type { Refusal } from './user-actions.ts';

/** Message that explains a refused action. */
export const refusalTexts = {
  self: peopleMessages.refusedSelf,
  owner: peopleMessages.refusedOwner,
  impersonated: peopleMessages.refusedImpersonated,
  unconfirmed: peopleMessages.refusedUnconfirmed,
} as const satisfies Record<Refusal, unknown>;
