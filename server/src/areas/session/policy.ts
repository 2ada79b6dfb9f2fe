import { definePolicy } from '../../platform/policy.ts';

const everybody = ['standard', 'admin'] as const;

/** Ways to prove who one is: of nobody but oneself (annex J8). */
const ownSecurity = {
  who: everybody,
  whileSuspended: true,
  impersonation: false,
  whileBreakGlass: true,
} as const;

/** On a full disk people still sign in and out, to make room. */
const signIn = { who: ['anonymous'], whileFull: true } as const;
const ownSession = {
  who: everybody,
  whileSuspended: true,
  whileReadOnly: true,
  whileFull: true,
  whileBreakGlass: true,
} as const;

/** Who may call what of signing in (annex C3). */
export const sessionPolicy = definePolicy({
  'connect.token': signIn,
  // An admin is asked again; a link of support works once by itself.
  'connect.impersonate': { ...signIn, stepUp: 'byContent' },
  'auth.setAuth': signIn,
  'auth.setStorage': ownSession,
  'auth.setOwnProfile': ownSession,
  'session.act': { who: everybody, whileReadOnly: true, stepUp: 'orPassword' },
  'auth.getSession': { who: ['anonymous'] },
  'auth.removeSession': signIn,
  'storage.authentication': { who: everybody },
  'storage.authenticationBearer': { who: everybody, bearerOnly: true },
  'user.confirmEmail': { who: ['anonymous'] },
  'user.forgotPassword': { who: ['anonymous'] },
  'user.resendConfirmationEmail': { who: ['anonymous'] },
  'user.resetPassword': { who: ['anonymous'] },
  'user.updatePassword': { who: everybody, impersonation: false },
  'user.updateUserPassword': { who: ['admin'], impersonation: false, stepUp: 'orPassword' },
  'secondStep.pending': { who: ['anonymous'] },
  'secondStep.pass': signIn,
  'secondStep.askPasskey': signIn,
  'secondStep.beginApp': { who: ['anonymous'] },
  'secondStep.beginPasskey': { who: ['anonymous'] },
  'secondStep.setUp': { who: ['anonymous'] },
  'passkey.ask': signIn,
  'passkey.signIn': signIn,
  'security.get': { who: everybody, impersonation: false },
  'security.beginApp': { ...ownSecurity, stepUp: 'orPassword' },
  'security.beginPasskey': { ...ownSecurity, stepUp: 'orPassword' },
  'security.add': { ...ownSecurity, stepUp: 'orPassword' },
  'security.removeApp': { ...ownSecurity, stepUp: true },
  'security.renamePasskey': ownSecurity,
  'security.removePasskey': { ...ownSecurity, stepUp: true },
  'security.makeCodes': { ...ownSecurity, stepUp: true },
  'stepUp.ways': { who: everybody },
  'stepUp.askPasskey': ownSession,
  'stepUp.prove': ownSession,
  'stepUp.password': ownSession,
  'accountSecurity.get': { who: ['admin'] },
  'accountSecurity.set': { who: ['admin'], impersonation: false, stepUp: 'orPassword' },
  'teammateSecurity.get': { who: ['admin'] },
  'teammateSecurity.remind': { who: ['admin'], impersonation: false },
  'teammateSecurity.reset': { who: ['admin'], impersonation: false, stepUp: 'orPassword' },
  'session.list': { who: everybody },
  'session.revoke': { who: everybody, whileSuspended: true, impersonation: false },
  'session.revokeOthers': { who: everybody, whileSuspended: true, impersonation: false },
  'session.revokeTeammate': { who: ['admin'], impersonation: false },
  'account.isMigrated': { who: everybody },
  'location.get': { who: ['anonymous'] },
  'log.call': { who: ['anonymous'] },
  'captcha.challenge': { who: ['anonymous'] },
});
