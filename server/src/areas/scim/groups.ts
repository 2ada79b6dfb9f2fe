import { t } from '@jackfield/texts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { isId, newId } from '../../platform/ids.ts';
import { holdAccountRow, presentPeople } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { asDirectory, directoryEvent, type ScimAnswer, type ScimParts } from './acting.ts';
import type { Page } from './find-users.ts';
import { follow, type Followed } from './follow-group.ts';
import type { GroupDraft } from './group-draft.ts';
import { scimError } from './scim-error.ts';
import type { ScimGroupTable } from './tables.ts';
import { texts } from './texts.ts';

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export type GroupRow = Selectable<ScimGroupTable>;

interface Member {
  readonly id: string;
  readonly name: string;
}

const membersOf = async (tx: Tx, groupId: string): Promise<Member[]> => {
  const { rows } = await sql<Member>`
    select p.id, p.full_name as name from scim_group_member m join teammate p on p.id = m.teammate_id
    where m.group_id = ${groupId} and p.status <> 'cancel' order by p.full_name, p.id`.execute(tx);
  return rows;
};

/** A group of the account. Throws 404, for those of other accounts too. */
export async function readGroupRow(tx: Tx, tenantId: string, id: string): Promise<GroupRow> {
  const row = isId(id)
    ? await tx
        .selectFrom('scim_group')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound(t(texts.notHere));
  return row;
}

interface Shown {
  readonly base: string;
  /** Left out where the directory asks for a list of many. */
  readonly hasMembers: boolean;
}

async function groupResource(tx: Tx, row: GroupRow, { base, hasMembers }: Shown): Promise<object> {
  const members = hasMembers ? await membersOf(tx, row.id) : [];
  return {
    schemas: [groupSchema],
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.name,
    ...(hasMembers && {
      members: members.map(({ id, name }) => ({
        value: id,
        display: name,
        type: 'User',
        $ref: `${base}/Users/${id}`,
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${base}/Groups/${row.id}`,
      version: `"${row.version}"`,
    },
  };
}

async function shown(tx: Tx, row: GroupRow, base: string, status: 200 | 201): Promise<ScimAnswer> {
  const body = await groupResource(tx, row, { base, hasMembers: true });
  const location = `${base}/Groups/${row.id}`;
  return { status, body, version: row.version, location };
}

/** A group as the directory reads it. Throws 404. */
export const getGroup = async (tx: Tx, tenantId: string, id: string, base: string) =>
  shown(tx, await readGroupRow(tx, tenantId, id), base, 200);

interface Listing extends Page, Shown {
  readonly tenantId: string;
  readonly condition: RawBuilder<boolean>;
}

/** Groups of the account that a filter finds, and how many there are. */
export async function listGroups(
  tx: Tx,
  { tenantId, condition, startIndex, count, ...show }: Listing,
): Promise<{ total: number; resources: object[] }> {
  const found = sql`from scim_group g where g.tenant_id = ${tenantId} and ${condition}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total ${found}`.execute(tx);
  const { rows } = await sql<GroupRow>`
    select g.* ${found} order by g.name, g.id limit ${count} offset ${startIndex - 1}`.execute(tx);
  const resources: object[] = [];
  for (const row of rows) resources.push(await groupResource(tx, row, show));
  return { total: counted[0]?.total ?? 0, resources };
}

async function refuseName(tx: Tx, tenantId: string, name: string, id: string): Promise<void> {
  const { rows } = await sql`select from scim_group where tenant_id = ${tenantId}
    and lower(name) = ${name.toLowerCase()} and id <> ${id}`.execute(tx);
  if (rows.length > 0) throw scimError('uniqueness', t(texts.groupTaken));
}

/** Ids of members, who all are of the account. Throws 400. */
async function checkedMembers(tx: Tx, tenantId: string, ids: ReadonlySet<string>) {
  const unfit = [...ids].find((id) => !isId(id));
  const present = unfit === undefined ? await presentPeople(tx, tenantId, [...ids]) : [];
  const known = new Set(present.map(({ id }) => id));
  const missing = unfit ?? [...ids].find((id) => !known.has(id));
  if (missing === undefined) return [...ids];
  throw scimError('invalidValue', t(texts.noMember, { id: missing.slice(0, 100) }));
}

async function storeMembers(tx: Tx, { id, tenant_id: tenantId }: GroupRow, wanted: string[]) {
  await tx.deleteFrom('scim_group_member').where('group_id', '=', id).execute();
  if (wanted.length === 0) return;
  const rows = wanted.map((teammateId) => ({
    tenant_id: tenantId,
    group_id: id,
    teammate_id: teammateId,
  }));
  await tx.insertInto('scim_group_member').values(rows).execute();
}

/** Adds a group that nothing follows yet (SCIM-01). Throws 400, 409 uniqueness. */
export function createGroup(
  given: RequestContext,
  draft: GroupDraft,
  base: string,
): Promise<ScimAnswer> {
  const context = asDirectory(given);
  const { tenantId } = signedIn(context);
  const id = newId();
  const at = context.clock.now();
  return write(context, {
    entity: 'directoryGroup',
    id,
    action: 'directory.createGroup',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      await refuseName(tx, tenantId, draft.name, id);
      const ids = await checkedMembers(tx, tenantId, draft.members);
      const values = { id, tenant_id: tenantId, name: draft.name, external_id: draft.externalId };
      await tx
        .insertInto('scim_group')
        .values({ ...values, created_at: at, updated_at: at })
        .execute();
      const row = await readGroupRow(tx, tenantId, id);
      await storeMembers(tx, row, ids);
      const result = await shown(tx, row, base, 201);
      const after = { name: draft.name, members: ids.length };
      return { before: null, after, name: draft.name, events: [directoryEvent(tenantId)], result };
    },
  });
}

/** Has a team or a role follow its group; answers what callers notice of other members of a team. */
async function followNoticing(
  { noticing }: ScimParts,
  context: RequestContext,
  tx: Tx,
  followed: Followed,
): Promise<readonly string[]> {
  const { group, changed } = followed;
  const work = () => follow(context, tx, followed);
  if (group.team_id !== null && changed.length > 0) {
    return (await noticing(group.tenant_id, work)).callers();
  }
  await work();
  return [];
}

interface Change {
  readonly id: string;
  readonly base: string;
  /** Says what of the present group is to be another. */
  change(draft: GroupDraft): GroupDraft;
}

/**
 * Changes a group; its team or role follows in the same transaction, and the history says what callers
 * notice of it (SCIM-01). Throws 400, 404, 409, 412.
 */
export function changeGroup(
  parts: ScimParts,
  given: RequestContext,
  { id, base, change }: Change,
): Promise<ScimAnswer> {
  const context = asDirectory(given);
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    await holdAccountRow(tx, tenantId);
    const row = await readGroupRow(tx, tenantId, id);
    if (given.expectedVersion !== null && given.expectedVersion !== row.version) {
      throw new ApiError('VERSIONCONFLICT', { message: t(texts.versionPassed) });
    }
    const before = (await membersOf(tx, id)).map((member) => member.id);
    const now = { name: row.name, externalId: row.external_id, members: new Set(before) };
    const draft = change(now);
    await refuseName(tx, tenantId, draft.name, id);
    const joined = [...draft.members].filter((member) => !before.includes(member));
    await checkedMembers(tx, tenantId, new Set(joined));
    const ids = [...draft.members];
    const changed = [...new Set([...before, ...ids])].filter(
      (member) => before.includes(member) !== draft.members.has(member),
    );
    const followed = { group: row, members: ids, changed, publicUrl: parts.publicUrl };
    await write(context, {
      entity: 'directoryGroup',
      id,
      action: 'directory.changeGroup',
      async change() {
        const isNamed = draft.name === row.name && draft.externalId === row.external_id;
        const isSame = changed.length === 0 && isNamed;
        if (!isSame) {
          await storeMembers(tx, row, ids);
          await tx
            .updateTable('scim_group')
            .set({
              name: draft.name,
              external_id: draft.externalId,
              version: row.version + 1,
              updated_at: context.clock.now(),
            })
            .where('id', '=', id)
            .execute();
        }
        const noticed = await followNoticing(parts, context, tx, followed);
        if (isSame) return null;
        return {
          before: { name: row.name, members: before.length, callers: null },
          after: { name: draft.name, members: ids.length, callers: noticed.join(' ') || null },
          name: draft.name,
          events: [directoryEvent(tenantId)],
          result: true,
        };
      },
    });
    return shown(tx, await readGroupRow(tx, tenantId, id), base, 200);
  });
}

/** Removes a group; its team keeps its members, and who had a role by it no longer has it (SCIM-01). Throws 404. */
export async function removeGroup(
  publicUrl: string,
  given: RequestContext,
  id: string,
): Promise<ScimAnswer> {
  const context = asDirectory(given);
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'directoryGroup',
    id,
    action: 'directory.removeGroup',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      const row = await readGroupRow(tx, tenantId, id);
      const changed = (await membersOf(tx, id)).map((member) => member.id);
      await tx.deleteFrom('scim_group').where('id', '=', id).execute();
      const group = { ...row, team_id: null };
      await follow(context, tx, { group, members: [], changed, publicUrl });
      const before = { name: row.name, members: changed.length };
      return {
        before,
        after: null,
        name: row.name,
        events: [directoryEvent(tenantId)],
        result: true,
      };
    },
  });
  return { status: 204 };
}
