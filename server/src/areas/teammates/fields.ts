import type { TeammateChange } from '@jackfield/contract/api/teammate';
import {
  isImpersonated,
  isOneself,
  type RequestContext,
  signedIn,
} from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import type { TeammateRow } from './dto.ts';

/** Who changes a profile. */
export interface FieldAsker {
  readonly isSelf: boolean;
  /** An admin, or who manages people and would change nobody with a role (RIGHT-02). */
  readonly isAdmin: boolean;
  /** Nobody gives what they do not hold. */
  readonly givesRoles: boolean;
  readonly isImpersonated: boolean;
  /** A program with a key (KEY-01). */
  readonly isKey?: boolean;
}

/** Who asks for a change of a person. */
export function askerOf(
  context: RequestContext,
  { id, role, access }: Pick<TeammateRow, 'id' | 'role' | 'access'>,
): FieldAsker {
  const actor = signedIn(context);
  const givesRoles = actor.role === 'admin';
  return {
    isSelf: isOneself(context, id),
    isAdmin: givesRoles || (context.reach === 'account' && role !== 'admin' && !access),
    givesRoles,
    isImpersonated: isImpersonated(actor),
    isKey: actor.keyId !== undefined,
  };
}

/** Throws 403 where who manages people would change an admin, or somebody with a role. */
export function checkMayChange(
  context: RequestContext,
  row: Pick<TeammateRow, 'id' | 'role' | 'access'>,
): void {
  const { isSelf, isAdmin } = askerOf(context, row);
  if (!isSelf && !isAdmin) throw new ApiError('FORBIDDEN');
}

type Field = keyof TeammateChange;

const adminOnly: readonly Field[] = ['email', 'extension', 'role', 'access'];
/** What opens an account, the secrets of the person, and what nobody else can agree to. */
const neverImpersonated: readonly Field[] = [
  'email',
  'extension',
  'role',
  'access',
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
  // It opens what others have said to the person.
  if (field === 'voicemailPin' && asker.isKey === true) return false;
  if (field === 'role' || field === 'access') return asker.givesRoles && !asker.isSelf;
  if (field === 'email') return asker.isSelf || !subject.isTenantOwner;
  if (field === 'isFirstTime' || field === 'agreedTerms') return asker.isSelf;
  return true;
}
