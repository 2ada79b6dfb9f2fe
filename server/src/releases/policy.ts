import { definePolicy } from '../platform/policy.ts';

/** Who may call what of releases. Overrides belong to a browser, so that a key has none. */
export const releasePolicy = definePolicy({
  'release.status': { who: ['staff', 'publisher'] },
  'release.publish': { who: ['publisher'] },
  'release.list': { who: ['staff', 'publisher'] },
  'release.tags': { who: ['staff', 'publisher'] },
  'release.tag': { who: ['staff', 'publisher'] },
  'release.untag': { who: ['staff', 'publisher'] },
  'release.get': { who: ['staff'] },
  'release.pointer': { who: ['staff'] },
  'release.promote': { who: ['staff'] },
  'release.rollback': { who: ['staff'] },
  'release.withdraw': { who: ['staff'] },
  'release.back': { who: ['staff'] },
  'release.companies': { who: ['staff'] },
  'release.history': { who: ['staff'] },
  'staff.signIn': { who: ['anonymous'] },
  'staff.get': { who: ['anonymous'] },
  'staff.signOut': { who: ['anonymous'] },
  'staff.setOverrides': { who: ['staff'] },
  'staff.clearOverrides': { who: ['staff'] },
});
