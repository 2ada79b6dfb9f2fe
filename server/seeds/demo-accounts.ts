import type { AccountCountry, Role } from '@jackfield/contract';

/** The one password of every demo person; it satisfies the password rule (VAL-18). */
export const demoPassword = 'Lantern-Road27';

/** A demo sign-in worth printing at the start. */
export interface DemoSignIn {
  readonly email: string;
  readonly role: Role;
  readonly country: AccountCountry;
  readonly description: string;
}

/** Sign-ins to print after a start with demo data: one per role, country and special case. */
export const demoAccounts: readonly DemoSignIn[] = [
  signIn('renee@harbordental.com', 'admin', 'USA', 'owner of Harbor Dental Group'),
  signIn('maya.okafor@harbordental.com', 'admin', 'USA', 'admin, not the owner'),
  signIn('daniel@harbordental.com', 'standard', 'USA', 'standard user'),
  signIn('peter.l@harbordental.com', 'standard', 'USA', 'suspended, cannot sign in'),
  signIn('claire@northlightbikes.ca', 'admin', 'CAN', 'owner of an account on trial, reads French'),
  signIn('aisyah@rimbatrails.my', 'admin', 'MYS', 'owner of Rimba Trails, in Malay'),
];

function signIn(
  email: string,
  role: Role,
  country: AccountCountry,
  description: string,
): DemoSignIn {
  return { email, role, country, description };
}
