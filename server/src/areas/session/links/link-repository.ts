import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { judgeLink, linkLives, type LinkPurpose } from './links.ts';
import { hashSecret, newSecret } from '../tokens/secrets.ts';
import type { LinkTokenTable } from './tables.ts';

interface NewLink {
  purpose: LinkPurpose;
  tenantId: string;
  teammateId: string;
  email: string;
  now: Date;
}

/** Makes older unused links of the kinds invalid: after a newer one, a password, a cancellation. */
export async function supersedeLinks(
  tx: Tx,
  person: { tenantId: string; teammateId: string },
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('link_token')
    .set({ superseded_at: now })
    .where('tenant_id', '=', person.tenantId)
    .where('teammate_id', '=', person.teammateId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}

/**
 * Makes a link token and answers it; only its digest is stored. Works in a tenant's transaction. A
 * link that undoes a changed email outlives those after it: whoever changed the email could end it
 * by changing the email once more.
 */
export async function makeLink(tx: Tx, link: NewLink): Promise<{ token: string; expiresAt: Date }> {
  if (link.purpose !== 'undoEmail') await supersedeLinks(tx, link, [link.purpose], link.now);
  const token = newSecret();
  const expiresAt = new Date(link.now.getTime() + linkLives[link.purpose]);
  await tx
    .insertInto('link_token')
    .values({
      id: newId(),
      tenant_id: link.tenantId,
      teammate_id: link.teammateId,
      purpose: link.purpose,
      token_hash: hashSecret(token),
      email: link.email,
      created_at: link.now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

interface TakeLink {
  purpose: LinkPurpose | readonly LinkPurpose[];
  token: string;
  /** Email of the link; for impersonation the teammate's id. */
  email: string;
  now: Date;
}

/**
 * Uses a link once; throws TOKENINVALID, TOKENUSED or TOKENEXPIRED. Locks the row, so that of
 * parallel uses one wins. Needs a system transaction.
 */
export async function takeLink(tx: Tx, take: TakeLink): Promise<Selectable<LinkTokenTable>> {
  const link = await tx
    .selectFrom('link_token')
    .selectAll()
    .where('token_hash', '=', hashSecret(take.token))
    .where('purpose', 'in', [take.purpose].flat())
    .forUpdate()
    .executeTakeFirst();
  const stored = link
    ? {
        email: link.purpose === 'impersonate' ? link.teammate_id : link.email,
        expiresAt: link.expires_at,
        usedAt: link.used_at,
        supersededAt: link.superseded_at,
      }
    : null;
  const verdict = judgeLink(stored, take.email, take.now);
  if (link === undefined) throw new ApiError('TOKENINVALID');
  if (verdict !== 'OK') throw new ApiError(verdict, { errors: [{ code: verdict }] });
  await tx.updateTable('link_token').set({ used_at: take.now }).where('id', '=', link.id).execute();
  return link;
}

/**
 * When the change was asked for that a link undoes: its address got a link then, and another one
 * when the change was confirmed. Ask before the others are superseded.
 */
export async function changeAskedAt(
  tx: Tx,
  { id, teammate_id, email, created_at }: Selectable<LinkTokenTable>,
): Promise<Date> {
  const first = await tx
    .selectFrom('link_token')
    .select('created_at')
    .where('teammate_id', '=', teammate_id)
    .where('purpose', '=', 'undoEmail')
    .where('email', '=', email)
    .where('superseded_at', 'is', null)
    .where((row) => row.or([row('used_at', 'is', null), row('id', '=', id)]))
    .orderBy('created_at')
    .executeTakeFirst();
  return first?.created_at ?? created_at;
}
