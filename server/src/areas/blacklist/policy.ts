import { definePolicy } from '../../platform/policy.ts';

/** Blacklists belong to admins (annex C3). */
export const blacklistPolicy = definePolicy(
  Object.fromEntries(
    ['outboundBlacklist', 'inboundBlacklist'].flatMap((list) =>
      ['list', 'add', 'update', 'delete', 'import', 'deleteMany', 'export'].map((call) => [
        `${list}.${call}`,
        { who: ['admin'] },
      ]),
    ),
  ),
);
