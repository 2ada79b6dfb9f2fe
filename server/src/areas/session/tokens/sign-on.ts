import { sendMail } from '../../../mail/send.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { activeAdmins } from '../../../platform/rows.ts';
import type { SignInPerson } from './people.ts';
import type { OpenedBy } from './tables.ts';

/** Whether an email is of a domain that an account has shown to be its own (SSO-01). */
export async function isOfVerifiedDomain(
  tx: Tx,
  tenantId: string,
  email: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sso_domain')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', email.slice(email.lastIndexOf('@') + 1).toLowerCase())
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person has to sign in at the provider of the account now. */
export async function isAtProvider(
  tx: Tx,
  { tenantId, email }: Pick<SignInPerson, 'tenantId' | 'email'>,
  now: Date,
): Promise<boolean> {
  const required = await tx
    .selectFrom('sso_connection')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', 'required')
    .where('required_since', '<=', now)
    .executeTakeFirst();
  return required !== undefined && (await isOfVerifiedDomain(tx, tenantId, email));
}

/**
 * Whether a sign-in is the owner's way in while the provider is required. Throws 403 SIGNONREQUIRED
 * for everybody else who does not come by the provider then.
 */
export async function isBreakGlass(
  tx: Tx,
  person: SignInPerson,
  openedBy: OpenedBy,
  now: Date,
): Promise<boolean> {
  if (openedBy === 'sso' || !(await isAtProvider(tx, person, now))) return false;
  // A mail alone is no way in: whoever reads the owner's mail would have the account.
  if (person.isTenantOwner && openedBy !== 'link') return true;
  throw new ApiError('SIGNONREQUIRED');
}

/** Mails all admins that the owner came in without the provider. */
export async function tellOfBreakGlass(tx: Tx, owner: SignInPerson, now: Date): Promise<void> {
  const { tenantId, companyName, name: ownerName } = owner;
  for (const { name, email: to } of await activeAdmins(tx, tenantId)) {
    const mail = { kind: 'breakGlass', name, companyName, ownerName } as const;
    await sendMail(tx, now, { tenantId, to, mail });
  }
}
