import { accountAtom, profileAtom, store, variantAtom } from '@jackfield/runtime/core';
import type { Visitor } from '../navigation/guards.ts';

/** Who is looking, as the guards see it. */
export function visitorNow(): Visitor {
  const profile = store.get(profileAtom);
  const account = store.get(accountAtom);
  const variant = store.get(variantAtom);
  return {
    person: profile && {
      role: profile.role,
      access: profile.access,
      isTenantOwner: profile.isTenantOwner,
      startPage: profile.startPage ?? variant.startPage ?? 'users',
    },
    account: account && { country: account.country },
    variant: variant.id,
  };
}
