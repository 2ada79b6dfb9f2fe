import { accountAtom, profileAtom, store, variantAtom } from '@jackfield/runtime/core';
import type { Visitor } from '../navigation/guards.ts';

/** Who is looking, as the guards see it. */
export function visitorNow(): Visitor {
  const profile = store.get(profileAtom);
  const account = store.get(accountAtom);
  return {
    person: profile && { role: profile.role, isTenantOwner: profile.isTenantOwner },
    account: account && { country: account.country },
    variant: store.get(variantAtom).id,
  };
}
