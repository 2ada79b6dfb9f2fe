import { type CallAnswer, type CallReceived, paths } from '@jackfield/contract';
import { type createWall, mostWalls, type WallLink } from '@jackfield/contract/api/wall';
import { dayNumber, instantAt } from '@jackfield/domain/business-hours';
import { defineMessages, t } from '@jackfield/texts';
import type { Selectable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow } from '../../platform/rows.ts';
import { shownOrigin } from '../../platform/shown-portal.ts';
import { commonTexts } from '../../platform/texts.ts';
import { write } from '../../platform/write.ts';
import { hashSecret, newSecret } from '../session/tokens/secrets.ts';
import type { WallLinkTable } from './tables.ts';

const texts = defineMessages('server.walls', {
  dayOver: 'Choose today or a later day.',
});

type Row = Selectable<WallLinkTable>;

const toWall = (row: Row): WallLink => ({
  id: row.id,
  name: row.name,
  showsNames: row.shows_names,
  theme: row.theme,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** What the history tells of a link: never its secret. */
const audited = ({ name, shows_names: showsNames, ends_at: endsAt }: Row) => ({
  name,
  showsNames,
  endsAt: endsAt?.toISOString() ?? null,
});

/** The wall links of an account, the newest first. */
export async function selectWalls(tx: Tx, tenantId: string): Promise<WallLink[]> {
  const rows = await tx
    .selectFrom('wall_link')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toWall);
}

/** The instant at which the day after `lastDay` begins. Throws 400 for a day that is over. */
async function endOf(tx: Tx, context: RequestContext, lastDay: string | null) {
  if (lastDay === null) return null;
  const { time_zone: zone } = await accountRow(tx, signedIn(context).tenantId);
  const ends = new Date(instantAt(zone, { day: dayNumber(lastDay) + 1, minutes: 0 }));
  if (ends <= context.clock.now()) throw invalidField('lastDay', t(texts.dayOver));
  return ends;
}

/** Makes a wall link. Throws 400 for an end that is over, and 409 LIMITREACHED. */
export async function makeWall(
  context: RequestContext,
  { name, showsNames, theme, lastDay }: CallReceived<typeof createWall>['body'],
  publicUrl: string,
): Promise<CallAnswer<typeof createWall>> {
  const { tenantId, name: author } = signedIn(context);
  const token = newSecret();
  const id = newId();
  const wall = await write(context, {
    entity: 'wall',
    id,
    action: 'wall.create',
    async change(tx) {
      // Two who make the last one at once make one.
      await tx
        .selectFrom('tenant')
        .select('id')
        .where('id', '=', tenantId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if ((await selectWalls(tx, tenantId)).length >= mostWalls) {
        const message = t(commonTexts.maximumReached, { maximum: mostWalls });
        throw new ApiError('LIMITREACHED', { message });
      }
      const row = {
        id,
        tenant_id: tenantId,
        name,
        token_hash: hashSecret(token),
        shows_names: showsNames,
        theme,
        created_by: author,
        created_at: context.clock.now(),
        ends_at: await endOf(tx, context, lastDay),
        last_used_at: null,
      };
      await tx.insertInto('wall_link').values(row).execute();
      const events = [{ method: 'CreateEntityAsync', eventType: 'wall', id } as const];
      return { before: null, after: audited(row), name, events, result: toWall(row) };
    },
  });
  const address = new URL(`${paths.wall()}#${token}`, shownOrigin(publicUrl));
  return { address: address.href, wall };
}

/** Ends a wall link; the hub closes the walls that show it. Throws 404. */
export async function endWall(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'wall',
    id,
    action: 'wall.revoke',
    async change(tx) {
      const row = await tx
        .deleteFrom('wall_link')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw notFound();
      const events = [{ method: 'DeletedEntityAsync', eventType: 'wall', id } as const];
      return { before: audited(row), after: null, name: row.name, events, result: true };
    },
  });
}

/** The link of a secret; null for one that is unknown or over, and of an account that was closed. */
export async function findWall(tx: Tx, token: string, now: Date): Promise<Row | null> {
  const row = await tx
    .selectFrom('wall_link')
    .innerJoin('tenant', 'tenant.id', 'wall_link.tenant_id')
    .selectAll('wall_link')
    .where('token_hash', '=', hashSecret(token))
    .where('tenant.status', '!=', 'cancel')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}

const minute = 60_000;

/** Keeps when a link was last used, to the minute, since a wall asks at each event. */
export async function noteUse(tx: Tx, { id, last_used_at: last }: Row, now: Date): Promise<void> {
  if (last !== null && now.getTime() - last.getTime() < minute) return;
  await tx.updateTable('wall_link').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The link of a token of the real-time channel; null as `findWall`. */
export async function verifyWallToken(db: Database, token: string, now: Date) {
  const wall = await db.read(null, (tx) => findWall(tx, token, now));
  if (wall === null) return null;
  return {
    kind: 'wall',
    tenantId: wall.tenant_id,
    wallId: wall.id,
    expiresAt: wall.ends_at?.getTime() ?? Number.POSITIVE_INFINITY,
  } as const;
}
