import { definePolicy } from '../../platform/policy.ts';

const everybody = ['standard', 'admin'] as const;

/** Who may call what of signing in (annex C3). */
export const sessionPolicy = definePolicy({
  'connect.token': { who: ['anonymous'] },
  'connect.impersonate': { who: ['anonymous'] },
  'auth.setAuth': { who: ['anonymous'] },
  'auth.setStorage': { who: everybody, whileSuspended: true, whileReadOnly: true },
  'auth.setOwnProfile': { who: everybody, whileSuspended: true, whileReadOnly: true },
  'session.act': { who: everybody, whileReadOnly: true },
  'auth.getSession': { who: ['anonymous'] },
  'auth.removeSession': { who: ['anonymous'] },
  'storage.authentication': { who: everybody },
  'storage.authenticationBearer': { who: everybody, bearerOnly: true },
  'user.confirmEmail': { who: ['anonymous'] },
  'user.forgotPassword': { who: ['anonymous'] },
  'user.resendConfirmationEmail': { who: ['anonymous'] },
  'user.resetPassword': { who: ['anonymous'] },
  'user.updatePassword': { who: everybody, impersonation: false },
  'user.updateUserPassword': { who: ['admin'], impersonation: false },
  'session.list': { who: everybody },
  'session.revoke': { who: everybody, whileSuspended: true, impersonation: false },
  'session.revokeTeammate': { who: ['admin'], impersonation: false },
  'account.isMigrated': { who: everybody },
  'location.get': { who: ['anonymous'] },
  'log.call': { who: ['anonymous'] },
  'captcha.challenge': { who: ['anonymous'] },
});
