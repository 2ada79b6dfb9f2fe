import { definePolicy } from '../../../platform/policy.ts';

/** How an account signs in is for its admins themselves, not for who acts as one, nor for keys. */
const admin = { who: ['admin'], impersonation: false, whileBreakGlass: true } as const;
const handsOver = { ...admin, stepUp: 'orPassword' } as const;
const signIn = { who: ['anonymous'], whileFull: true } as const;
/** The provider's page, or the provider itself, sends it: what it brings says whether it counts. */
const byProvider = { ...signIn, fromElsewhere: true } as const;

/** Who may call what of single sign-on (annex C3). */
export const ssoPolicy = definePolicy({
  'sso.get': { who: ['admin'], impersonation: false },
  'sso.connect': handsOver,
  'sso.disconnect': handsOver,
  'sso.addDomain': admin,
  'sso.checkDomain': admin,
  'sso.removeDomain': handsOver,
  'sso.test': admin,
  'sso.setMode': handsOver,
  'sso.start': signIn,
  'sso.finish': signIn,
  'sso.session': { who: ['standard', 'admin'] },
  'sso.return': { who: ['anonymous'] },
  'sso.acs': byProvider,
  'sso.backChannel': byProvider,
  'sso.metadata': { who: ['anonymous'] },
  'stepUp.sso': {
    who: ['standard', 'admin'],
    whileSuspended: true,
    whileReadOnly: true,
    whileFull: true,
    whileBreakGlass: true,
  },
});
