import type { CallAnswer } from '@jackfield/contract';
import type { listVoicemailMessages } from '@jackfield/contract/api/voicemail';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { pageAnswer, selectPage, type WantedPage } from '../../platform/list.ts';
import { deletedSince } from '../../platform/soft-deleted.ts';

type Hearer = Pick<Actor, 'tenantId' | 'teammateId'>;

/** Condition on `voicemail`: for the person, or for a team that the person is in. No role hears more. */
const mayHear = ({ tenantId, teammateId }: Hearer) => sql<boolean>`
  voicemail.tenant_id = ${tenantId} and (voicemail.box_id = ${teammateId} or exists (
    select from team_member m where m.tenant_id = ${tenantId}
      and m.team_id = voicemail.box_id and m.teammate_id = ${teammateId}))`;

type Condition = RawBuilder<boolean>;

const isKept: Condition = sql`voicemail.deleted_at is null`;

/** A page of what a person may hear, the newest first. */
export async function messagesFor(
  tx: Tx,
  hearer: Hearer,
  page: WantedPage,
): Promise<CallAnswer<typeof listVoicemailMessages>> {
  const { rows, total } = await selectPage(
    tx,
    tx
      .selectFrom('voicemail')
      .leftJoin('team', 'team.id', 'voicemail.box_id')
      .leftJoin('teammate', 'teammate.id', 'voicemail.box_id')
      .selectAll('voicemail')
      .select(sql<string>`coalesce(team.name, teammate.full_name)`.as('box_name'))
      .where(mayHear(hearer))
      .where(isKept)
      .orderBy('voicemail.left_at', 'desc')
      .orderBy('voicemail.id', 'desc'),
    page,
  );
  const items = rows.map((row) => ({
    id: row.id,
    box: { kind: row.box_kind, id: row.box_id, name: row.box_name },
    from: row.from_number,
    leftAt: row.left_at.toISOString(),
    seconds: row.seconds,
    heardAt: row.heard_at?.toISOString() ?? null,
  }));
  return pageAnswer(items, total, page);
}

/** Bytes of a message that a person may hear; 404 for every other one. */
export async function bytesOf(tx: Tx, hearer: Hearer, id: string): Promise<number> {
  const row = await tx
    .selectFrom('voicemail')
    .select('bytes')
    .where('id', '=', id)
    .where(mayHear(hearer))
    .where(isKept)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row.bytes;
}

/** Changes a message that the person may hear; 404 for every other one. */
async function change(
  context: RequestContext,
  id: string,
  {
    set,
    where,
  }: { set: { heard_at: Date | null } | { deleted_at: Date | null }; where: Condition },
): Promise<void> {
  const changed = await context.read((tx) =>
    tx
      .updateTable('voicemail')
      .set(set)
      .where('id', '=', id)
      .where(mayHear(signedIn(context)))
      .where(where)
      .returning('id')
      .executeTakeFirst(),
  );
  if (changed === undefined) throw notFound();
}

/** Says for everybody who may hear a message that it was heard, or is new again. */
export const markHeard = (context: RequestContext, id: string, isHeard: boolean): Promise<void> =>
  change(context, id, { set: { heard_at: isHeard ? context.clock.now() : null }, where: isKept });

/** Deletes a message; for 30 days it can be restored. */
export const deleteMessage = (context: RequestContext, id: string): Promise<void> =>
  change(context, id, { set: { deleted_at: context.clock.now() }, where: isKept });

/** Brings back what was deleted less than 30 days ago. */
export const restoreMessage = (context: RequestContext, id: string): Promise<void> =>
  change(context, id, {
    set: { deleted_at: null },
    where: sql`voicemail.deleted_at > ${deletedSince(context.clock.now())}`,
  });
