import type { CalendarFeed } from '@jackfield/contract/api/calendar-feed';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { hashSecret, newSecret } from '../session/tokens/secrets.ts';
import { findFeed, toFeed } from './repository.ts';
import { shownOrigin } from '../../platform/shown-portal.ts';

/** What the history tells of the link: that there is one, never which. */
const audited = { link: 'changed' };

async function lockedName(tx: Tx, tenantId: string): Promise<string> {
  const { company_name: name } = await tx
    .selectFrom('tenant')
    .select('company_name')
    .where('id', '=', tenantId)
    // Two admins who make a link at once leave one that works.
    .forUpdate()
    .executeTakeFirstOrThrow();
  return name;
}

/** Makes the link of the account anew; the one before no longer works. */
export async function makeFeed(
  context: RequestContext,
  publicUrl: string,
): Promise<{ address: string; feed: CalendarFeed }> {
  const { tenantId, name: author } = signedIn(context);
  const token = newSecret();
  const row = {
    tenant_id: tenantId,
    token_hash: hashSecret(token),
    created_by: author,
    created_at: context.clock.now(),
  };
  await context.db.tenant(tenantId, async (outer) => {
    const name = await lockedName(outer, tenantId);
    const isRenewed = (await findFeed(outer, tenantId)) !== null;
    await write(context, {
      entity: 'calendarFeed',
      id: tenantId,
      action: isRenewed ? 'calendarFeed.renew' : 'calendarFeed.make',
      async change(tx) {
        await tx
          .insertInto('calendar_feed')
          .values(row)
          .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
          .execute();
        const before = isRenewed ? {} : null;
        return { before, after: audited, name, events: [], result: true };
      },
    });
  });
  return {
    address: new URL(`/calendar/${token}.ics`, shownOrigin(publicUrl)).href,
    feed: toFeed(row),
  };
}

/** Turns the link of the account off; nothing happens where there is none. */
export async function endFeed(context: RequestContext): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'calendarFeed',
    id: tenantId,
    action: 'calendarFeed.end',
    async change(tx) {
      const name = await lockedName(tx, tenantId);
      if ((await findFeed(tx, tenantId)) === null) return null;
      await tx.deleteFrom('calendar_feed').where('tenant_id', '=', tenantId).execute();
      return { before: audited, after: null, name, events: [], result: true };
    },
  });
}
