import { definePolicy } from '../../platform/policy.ts';

const row = { who: ['admin'], countries: ['USA', 'CAN'] } as const;

/** Texting status is for admins; in Malaysia it does not exist (OP-76, annex J6). */
export const textingPolicy = definePolicy({
  'texting.list': row,
  'texting.export': row,
  'phoneNumber.texting': row,
});
