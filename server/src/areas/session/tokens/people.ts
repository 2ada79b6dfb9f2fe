import type { AccountCountry, Role, Status } from '@jackfield/contract';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';

/** What signing in needs to know of a person and of the account. */
export interface SignInPerson {
  id: string;
  tenantId: string;
  name: string;
  email: string;
  /** A changed email that is not confirmed yet. */
  pendingEmail: string | null;
  role: Role;
  status: Status;
  isTenantOwner: boolean;
  isEmailConfirmed: boolean;
  tenantStatus: Status;
  companyName: string;
  country: AccountCountry;
  /** Null until a first password was chosen. */
  passwordHash: string | null;
}

function people(tx: Tx) {
  return tx
    .selectFrom('teammate as p')
    .innerJoin('tenant as t', 't.id', 'p.tenant_id')
    .leftJoin('password as w', 'w.teammate_id', 'p.id')
    .select([
      'p.id',
      'p.tenant_id as tenantId',
      'p.full_name as name',
      'p.email',
      'p.pending_email as pendingEmail',
      'p.role',
      'p.status',
      'p.is_tenant_owner as isTenantOwner',
      'p.is_email_confirmed as isEmailConfirmed',
      't.status as tenantStatus',
      't.company_name as companyName',
      't.country',
      'w.hash as passwordHash',
    ]);
}

/** The person with an email who is not cancelled. Needs a system transaction. */
export async function findPersonByEmail(tx: Tx, email: string): Promise<SignInPerson | null> {
  const row = await people(tx)
    .where('p.email', '=', email)
    .where('p.status', '<>', 'cancel')
    .executeTakeFirst();
  return row ?? null;
}

/** People who are about to change to an email. Needs a system transaction. */
export function findPeopleByPendingEmail(tx: Tx, email: string): Promise<SignInPerson[]> {
  return people(tx)
    .where('p.pending_email', '=', email)
    .where('p.status', '<>', 'cancel')
    .execute();
}

/** A person by id, in any status. Needs a system transaction. */
export async function findPerson(tx: Tx, id: string): Promise<SignInPerson | null> {
  const row = await people(tx).where('p.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether the person's status and that of the account allow a session. */
export function maySignIn(person: Pick<SignInPerson, 'status' | 'tenantStatus'>): boolean {
  const isHere = person.status === 'active' || person.status === 'pending';
  return isHere && person.tenantStatus !== 'cancel';
}

/** Email as people mean it: letter case and spaces around it do not make another account. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Told only to who has shown to be the person: others learn nothing of the person's state. */
export function refuseUnready(person: SignInPerson): void {
  if (person.status === 'suspended') throw new ApiError('USERSUSPENDED');
  if (!person.isEmailConfirmed) throw new ApiError('EMAILNOTCONFIRMED');
}
