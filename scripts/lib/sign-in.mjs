import { demoAccounts, demoPassword } from '../../server/seeds/demo-accounts.ts';
import { signInAs } from '../../shared/build/src/sign-in.mjs';

/** Signs the owner of the demo in at a portal on this machine; answers the storage of the browser. */
export const signIn = (origin) =>
  signInAs(origin, { email: demoAccounts[0].email, password: demoPassword });
