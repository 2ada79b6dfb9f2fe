import { formatDateTime } from '@jackfield/domain';
import { sendMail } from '../../../mail/send.ts';
import type { Tx } from '../../../platform/database.ts';

/** Changes that a receipt names one by one; further ones are counted. */
const mostNamed = 10;
const steps = 'session.impersonate%';

/** A session of somebody who acted for a person, with what the receipt says of both. */
function findReceipt(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('session as s')
    .innerJoin('teammate as p', 'p.id', 's.teammate_id')
    .leftJoin('teammate as i', 'i.id', 's.impersonator_id')
    .select(['s.tenant_id', 's.teammate_id', 's.impersonator_id', 's.reason', 's.acting_reason'])
    .select(['s.acting_since', 's.created_at', 's.ended_at', 's.expires_at'])
    .select(['p.email', 'p.full_name', 'p.time_zone', 'i.full_name as impersonator'])
    .where('s.id', '=', sessionId)
    .where('s.authentication_type', '=', 2)
    .where('s.receipt_sent_at', 'is', null)
    .executeTakeFirst();
}

type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** `timeZone` as a reader says it: time zone. */
const words = (member: string) => member.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);

interface Entry {
  readonly entity_name: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

function describeChange({ entity_name: name, before, after }: Entry): string {
  const members = Object.keys({ ...before, ...after }).map(words);
  const isWhole = before === null || after === null;
  return isWhole || members.length === 0 ? name : `${name} (${members.join(', ')})`;
}

/** What was changed in the person's name while the session lasted, oldest first. */
async function changesOf(tx: Tx, session: Receipt, until: Date): Promise<string[]> {
  const { tenant_id: tenantId, impersonator_id: actorId } = session;
  const entries = await tx
    .selectFrom('audit_entry')
    .select(['entity_name', 'before', 'after'])
    .where('tenant_id', '=', tenantId)
    .where('on_behalf_of_id', '=', session.teammate_id)
    .where('actor_id', actorId === null ? 'is' : '=', actorId)
    .where('at', '>=', session.created_at)
    .where('at', '<=', until)
    .where('action', 'not like', steps)
    .orderBy('seq')
    .execute();
  return entries.map(describeChange);
}

/**
 * Mails a person who signed in as them, when, why, and what was changed (annex J8), once for each
 * session that is over. Needs a system transaction.
 */
export async function sendReceipt(tx: Tx, sessionId: string, now: Date): Promise<void> {
  const session = await findReceipt(tx, sessionId);
  if (session === undefined) return;
  const until = session.ended_at ?? session.expires_at;
  const changes = await changesOf(tx, session, until);
  const at = (instant: Date) => formatDateTime(instant.toISOString(), session.time_zone);
  await sendMail(tx, now, {
    tenantId: session.tenant_id,
    to: session.email,
    mail: {
      kind: 'signedInAs',
      name: session.full_name,
      who: session.impersonator,
      from: at(session.created_at),
      until: at(until),
      timeZone: session.time_zone,
      reason: session.acting_reason || session.reason,
      isActing: session.acting_since !== null,
      changes: changes.slice(0, mostNamed),
      moreChanges: Math.max(0, changes.length - mostNamed),
    },
  });
  await tx
    .updateTable('session')
    .set({ receipt_sent_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/**
 * Receipts of sessions that ended without signing out: expired, revoked, with a person suspended.
 * Rows that another process is at are left to it.
 */
export async function sendDueReceipts(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('session')
    .select('id')
    .where('authentication_type', '=', 2)
    .where('receipt_sent_at', 'is', null)
    .where((row) => row.or([row('ended_at', 'is not', null), row('expires_at', '<=', now)]))
    .orderBy('created_at')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of due) await sendReceipt(tx, id, now);
}
