import type { ShownNumbers } from '@jackfield/contract/api/web-phone';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { appendEvents } from '../../platform/events.ts';
import { selectShowable } from '../call-handling/shown-numbers.ts';
import { ownerEvent } from '../devices/repository.ts';

/** The numbers that calls of the person may show, and which one they do. */
export async function shownNumbers(tx: Tx, context: RequestContext): Promise<ShownNumbers> {
  const { tenantId, teammateId } = signedIn(context);
  const found = await selectShowable(tx, { tenantId, teammateId });
  const company = found.filter(({ isOwn }) => !isOwn).map(({ number }) => number);
  // Without a choice it is what every telephone of theirs shows.
  const preset = found.find(({ isOwn }) => isOwn)?.number ?? company.toSorted()[0] ?? null;
  return {
    shown: found.find(({ isChosen }) => isChosen)?.number ?? preset,
    numbers: found.map(({ id, number, label, isOwn }) => ({ id, number, label, isOwn })),
  };
}

/** Keeps what calls of the person's web phones show. Throws 404 for a number that they may not show. */
export function showNumber(context: RequestContext, id: string): Promise<ShownNumbers> {
  const { tenantId, teammateId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const event = await ownerEvent(tx, { tenantId, teammateId });
    const found = await selectShowable(tx, { tenantId, teammateId });
    if (!found.some((one) => one.id === id)) throw notFound();
    await sql`
      insert into shown_number (tenant_id, teammate_id, phone_number_id)
      values (${tenantId}, ${teammateId}, ${id})
      on conflict (teammate_id) do update set phone_number_id = excluded.phone_number_id`.execute(
      tx,
    );
    await appendEvents(tx, tenantId, [event], context.clock.now());
    return shownNumbers(tx, context);
  });
}
