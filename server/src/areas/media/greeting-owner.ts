import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { type Change, write } from '../../platform/write.ts';

/** Whose greetings they are. */
export interface GreetingOwner {
  readonly type: 'teammate' | 'team';
  readonly id: string;
}

/** The greeting that callers hear, as the history names it. */
export type Greeted = Readonly<Record<'voicemailGreeting', string | null>>;

interface LockedOwner {
  readonly name: string;
  readonly event: EventSpec;
}

/**
 * The owner, whose row stays locked so that changes of the greetings come one after the other. 404
 * when the account has none of that id.
 */
export async function lockOwner(
  tx: Tx,
  tenantId: string,
  { type, id }: GreetingOwner,
): Promise<LockedOwner> {
  const method = 'UpdateEntityAsync';
  if (type === 'team') {
    const team = await tx
      .selectFrom('team')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (team === undefined) throw notFound();
    return { name: team.name, event: { method, eventType: 'team', id } };
  }
  const person = await tx
    .selectFrom('teammate')
    .select(['full_name', 'status', 'role'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '<>', 'cancel')
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) throw notFound();
  const { full_name: name, status, role } = person;
  return { name, event: { method, eventType: 'teammate', id, status, role } };
}

type Greeting<T> = { before: Greeted; after: Greeted; result: T };

/** One write on the greetings of an owner: lock, change, history, event; null changes nothing. */
export function changeGreetings<T>(
  context: RequestContext,
  owner: GreetingOwner,
  action: 'addGreeting' | 'selectGreeting' | 'deleteGreeting',
  change: (tx: Tx) => Promise<Greeting<T> | null>,
): Promise<T | null> {
  const { tenantId } = signedIn(context);
  const run = async (tx: Tx): Promise<Change<T> | null> => {
    const { name, event } = await lockOwner(tx, tenantId, owner);
    const changed = await change(tx);
    return changed && { ...changed, name, events: [event] };
  };
  const { type: entity, id } = owner;
  return write(context, { entity, id, action: `${entity}.${action}`, change: run });
}
