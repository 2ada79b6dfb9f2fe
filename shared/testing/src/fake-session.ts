import type { BuiltInRole } from '@jackfield/contract';
import type { OwnProfile, Teammate } from '@jackfield/contract/api/teammate';
import type { Tenant } from '@jackfield/contract/api/tenant';
import {
  type Account,
  accountAtom,
  profileAtom,
  queryClient,
  type SessionState,
  sessionAtom,
  store,
} from '@jackfield/runtime';
import { fakeTeammate, fakeTenant } from './fake-people.ts';

export interface FakeSession {
  profile?: Partial<OwnProfile>;
  account?: Partial<Tenant>;
  /** Members of the session itself, for example `auth` with isFairUsage. */
  auth?: Partial<NonNullable<SessionState['auth']>>;
}

/** Signs a test in: writes session, profile and account as the runtime would after sign-in. */
export function signInAs({ profile, account, auth }: FakeSession = {}): Teammate {
  const teammate = fakeTeammate(profile);
  const tenant: Account = fakeTenant(account);
  store.set(profileAtom, teammate);
  store.set(accountAtom, tenant);
  store.set(sessionAtom, {
    phase: 'open',
    auth: {
      accessToken: 'access',
      expirationDate: new Date(Date.now() + 900_000).toISOString(),
      authenticationType: 1,
      isFairUsage: false,
      ...auth,
    },
    storage: null,
    profile: {
      tenantId: tenant.id,
      tenantName: tenant.companyName,
      teammateId: teammate.id,
      teammateName: teammate.fullName,
      role: teammate.role,
      isImpersonate: auth?.authenticationType === 2,
      customerId: tenant.stripeInfo?.stripeId ?? '',
    },
  });
  return teammate;
}

/** Signs a test in as somebody with a built-in role (RIGHT-02). */
export const signInWithRole = (role: BuiltInRole, teamIds: string[] = []): Teammate =>
  signInAs({ profile: { role: 'standard', isTenantOwner: false, access: { role, teamIds } } });

/** Signs a test out and forgets what it has read. */
export function signOutOfTest(): void {
  store.set(profileAtom, null);
  store.set(accountAtom, null);
  store.set(sessionAtom, { phase: 'none', auth: null, storage: null, profile: null });
  queryClient.clear();
}
