import type { OwnQueue } from '@jackfield/contract/api/team';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { notFound } from '../../platform/errors.ts';
import { changeRecord } from '../../platform/record.ts';
import { teamRecord } from './team-record.ts';

interface Member {
  readonly tenantId: string;
  readonly teammateId: string;
}

/** Call queues of which somebody is a member, by name. */
export async function queuesOf(tx: Tx, { tenantId, teammateId }: Member): Promise<OwnQueue[]> {
  const { rows } = await sql<OwnQueue>`
    select t.id, t.name, m.signed_out_at is not null as "isSignedOut",
      exists (
        select 1 from team_member o
        join teammate p on p.tenant_id = o.tenant_id and p.id = o.teammate_id
        where o.tenant_id = m.tenant_id and o.team_id = m.team_id
          and o.teammate_id <> m.teammate_id and o.signed_out_at is null
          and p.status = 'active' and not p.is_without_telephone
      ) as "hasOthers"
    from team_member m join team t on t.tenant_id = m.tenant_id and t.id = m.team_id
    where m.tenant_id = ${tenantId} and m.teammate_id = ${teammateId}
      and t.inbound_flow = 'callQueue'
    order by ${byName('t.name')}, t.id`.execute(tx);
  return rows;
}

interface Signing {
  readonly teammateId: string;
  readonly teamId: string;
  readonly isSignedOut: boolean;
}

/**
 * Signs a member of a call queue out of it or in again, as a change of the team. Throws 404 unless it
 * is a queue of that member.
 */
export async function signMember(
  context: RequestContext,
  { teammateId, teamId, isSignedOut }: Signing,
): Promise<OwnQueue> {
  const { tenantId } = signedIn(context);
  const read = async () => {
    const all = await context.read((tx) => queuesOf(tx, { tenantId, teammateId }));
    const queue = all.find(({ id }) => id === teamId);
    if (queue === undefined) throw notFound();
    return queue;
  };
  await read();
  await changeRecord(context, teamRecord, {
    id: teamId,
    action: isSignedOut ? 'team.signOut' : 'team.signIn',
    members: ({ signedOut }) => {
      const others = (signedOut as { id: string }[]).filter(({ id }) => id !== teammateId);
      return { signedOut: isSignedOut ? [...others, { id: teammateId }] : others };
    },
  });
  return read();
}
