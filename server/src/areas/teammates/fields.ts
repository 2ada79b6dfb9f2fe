import type { TeammateChange } from '@jackfield/contract/api/teammate';

/** Who changes a profile. */
export interface FieldAsker {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  readonly isImpersonated: boolean;
}

type Field = keyof TeammateChange;

const adminOnly: readonly Field[] = ['email', 'extension', 'role'];
/** What opens an account, the secrets of the person, and what nobody else can agree to. */
const neverImpersonated: readonly Field[] = [
  'email',
  'extension',
  'role',
  'voicemailPin',
  'agreedTerms',
];

/**
 * Whether a member of a profile may be changed (annexes C3 and G4). Roles never change on oneself; the
 * tenant owner's email is the owner's own, as it opens the account.
 */
export function mayChange(
  field: Field,
  asker: FieldAsker,
  subject: { readonly isTenantOwner: boolean },
): boolean {
  if (adminOnly.includes(field) && !asker.isAdmin) return false;
  if (neverImpersonated.includes(field) && asker.isImpersonated) return false;
  if (field === 'role') return !asker.isSelf;
  if (field === 'email') return asker.isSelf || !subject.isTenantOwner;
  if (field === 'isFirstTime' || field === 'agreedTerms') return asker.isSelf;
  return true;
}
