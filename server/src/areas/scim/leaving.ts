import {
  allowedHours,
  type LeaverRule,
  leaverRuleSchema,
  mostLeavers,
} from '@jackfield/contract/api/directory';
import { paths } from '@jackfield/contract';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { sendMail } from '../../mail/send.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvent } from '../../platform/events.ts';
import { ApiError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { accountRow, activeAdmins, findRow, presentPeople } from '../../platform/rows.ts';
import { recordChange } from '../../platform/write.ts';
import { moveToStatus } from '../teammates/change-status.ts';
import { numbersOfPerson } from '../teammates/repository.ts';
import { changeTeammate } from '../teammates/update.ts';
import { directoryEvent, type ScimParts } from './acting.ts';
import { freeName, type UserRow } from './find-users.ts';
import { texts } from './texts.ts';

const hour = 3_600_000;

/** Who rings instead of those who leave; nobody where nothing can be read. */
export async function leaverRule(tx: Tx, tenantId: string): Promise<LeaverRule> {
  const row = await tx
    .selectFrom('scim_setting')
    .select('rule')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return v.parse(v.fallback(leaverRuleSchema, { kind: 'nobody' }), row?.rule);
}

interface Instead {
  readonly name: string;
  readonly target: RoutingTarget;
}

async function personInstead(tx: Tx, row: UserRow, id: string | null): Promise<Instead | null> {
  if (id === null || !isId(id) || id === row.id) return null;
  const [person] = await presentPeople(tx, row.tenant_id, [id]);
  if (person?.status !== 'active') return null;
  const target = { actionType: 'teammate', actionValue: id } as const;
  return { name: person.full_name, target };
}

/** Whoever rings instead of somebody by the account's rule; null where it names nobody who can. */
async function insteadOf(tx: Tx, row: UserRow, rule: LeaverRule): Promise<Instead | null> {
  if (rule.kind === 'manager') return personInstead(tx, row, row.manager_id);
  if (rule.kind === 'person') return personInstead(tx, row, rule.id);
  if (rule.kind === 'nobody') return null;
  const team = await findRow(tx, 'team', { tenantId: row.tenant_id, id: rule.id });
  if (team === undefined) return null;
  return { name: team.name, target: { actionType: 'team', actionValue: team.id } };
}

/** Suspends somebody, and lets whoever the rule names ring instead; answers their name. */
async function suspend(
  { lookup, publicUrl }: ScimParts,
  context: RequestContext,
  tx: Tx,
  { row, rule }: { row: UserRow; rule: LeaverRule },
): Promise<string | null> {
  const instead = await insteadOf(tx, row, rule);
  if (instead !== null) {
    const change = { missedCallHandling: instead.target };
    await changeTeammate(context, { id: row.id, change, publicUrl });
  }
  await moveToStatus(context, row.id, 'suspended', lookup);
  const at = context.clock.now();
  const left = {
    left_at: at,
    handling_before: instead && JSON.stringify(row.missed_call_handling),
    handling_since: instead && JSON.stringify(instead.target),
    updated_at: at,
  };
  const userName = row.user_name ?? row.email;
  await freeName(tx, row.tenant_id, userName);
  await tx
    .insertInto('scim_user')
    .values({
      ...left,
      teammate_id: row.id,
      tenant_id: row.tenant_id,
      key_id: signedIn(context).keyId ?? null,
      user_name: userName,
    })
    .onConflict((conflict) => conflict.column('teammate_id').doUpdateSet(left))
    .execute();
  return instead?.name ?? null;
}

/** Withdraws the invitation of somebody who has not accepted it. Throws 409 where numbers lead to them. */
async function withdraw({ lookup }: ScimParts, context: RequestContext, tx: Tx, row: UserRow) {
  const numbers = await numbersOfPerson(tx, row.tenant_id, row.id);
  if (numbers.length > 0) throw new ApiError('INUSE', { message: t(texts.hasNumbers) });
  await moveToStatus(context, row.id, 'cancel', lookup);
}

/**
 * Suspends people whom the directory has gone: sessions, devices and their own keys end, and nothing
 * that is paid does. History and a mail to the admins say who rings instead and what callers notice;
 * who has not accepted the invitation is no longer invited (SCIM-01). The account's row is held by
 * the caller. Throws 409.
 */
export async function leave(
  parts: ScimParts,
  context: RequestContext,
  tx: Tx,
  all: readonly UserRow[],
): Promise<void> {
  const { tenantId } = signedIn(context);
  for (const row of all) if (row.status === 'pending') await withdraw(parts, context, tx, row);
  const rows = all.filter(({ status }) => status !== 'pending');
  if (rows.length === 0) return;
  const rule = await leaverRule(tx, tenantId);
  const { answer: instead, callers } = await parts.noticing(tenantId, async () => {
    const names = new Map<string, string | null>();
    for (const row of rows) names.set(row.id, await suspend(parts, context, tx, { row, rule }));
    return names;
  });
  const noticed = callers();
  for (const { id, full_name: name } of rows) {
    const spec = { entity: 'teammate', id, action: 'directory.leave' };
    const told = { ringsInstead: instead.get(id) ?? null, callers: noticed.join(' ') || null };
    await recordChange(tx, context, spec, {
      before: { ringsInstead: null, callers: null },
      after: told,
      name,
      events: [],
      version: null,
    });
  }
  const { company_name: companyName } = await accountRow(tx, tenantId);
  const url = new URL(paths.admin.integrations.directory(), parts.publicUrl).href;
  const people = rows.map(({ id, full_name: name }) => ({
    name,
    instead: instead.get(id) ?? null,
  }));
  for (const { name, email } of await activeAdmins(tx, tenantId)) {
    const mail = { kind: 'directoryLeft', name, companyName, url, people, callers } as const;
    await sendMail(tx, context.clock.now(), { tenantId, to: email, mail });
  }
}

/**
 * Somebody is there again: active, and their missed calls go where they went before, unless that was
 * changed since or is gone. The history says what callers notice (SCIM-01).
 */
export async function comeBack(
  { lookup, noticing, publicUrl }: ScimParts,
  context: RequestContext,
  tx: Tx,
  row: UserRow,
): Promise<void> {
  const { id, handling_before: before, handling_since: since } = row;
  const { callers } = await noticing(row.tenant_id, async () => {
    await moveToStatus(context, id, 'active', lookup);
    if (since === null || !isDeepStrictEqual(row.missed_call_handling, since)) return;
    const change = { missedCallHandling: before };
    await changeTeammate(context, { id, change, publicUrl }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  });
  const spec = { entity: 'teammate', id, action: 'directory.comeBack' };
  await recordChange(tx, context, spec, {
    before: { callers: null },
    after: { callers: callers().join(' ') || null },
    name: row.full_name,
    events: [],
    version: null,
  });
  await tx
    .updateTable('scim_user')
    .set({ left_at: null, handling_before: null, handling_since: null })
    .where('teammate_id', '=', id)
    .execute();
}

/** Whoever the directory has again no longer waits for a yes to leave. */
export async function stopWaiting(tx: Tx, { id }: UserRow): Promise<void> {
  await tx.deleteFrom('scim_held').where('teammate_id', '=', id).execute();
}

/**
 * Whether so many have left within an hour that one more waits for an admin's yes. The history says
 * so, in which those stay who came back or were deleted since.
 */
export async function isStorm(tx: Tx, context: RequestContext): Promise<boolean> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const { rows } = await sql<{ leaving: number; people: number; is_allowed: boolean }>`
    select (select count(distinct entity_id)::integer from audit_entry
        where tenant_id = ${tenantId} and at > ${new Date(now.getTime() - hour)}
        and via = 'scim' and action in ('directory.leave', 'teammate.delete')) + 1 as leaving,
      (select count(*)::integer from teammate where tenant_id = ${tenantId}
        and status <> 'cancel') as people,
      exists (select from scim_setting where tenant_id = ${tenantId}
        and allowed_until > ${now}) as is_allowed`.execute(tx);
  const {
    leaving,
    people,
    is_allowed: isAllowed,
  } = rows[0] ?? {
    leaving: 0,
    people: 0,
    is_allowed: false,
  };
  return !isAllowed && leaving > mostLeavers && leaving > people / 10;
}

/** Keeps somebody until an admin says yes, and mails the admins of the first one of a day. */
export async function hold(
  { publicUrl }: ScimParts,
  context: RequestContext,
  tx: Tx,
  { id }: UserRow,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  await tx
    .insertInto('scim_held')
    .values({ teammate_id: id, tenant_id: tenantId, at: now })
    .onConflict((conflict) => conflict.column('teammate_id').doNothing())
    .execute();
  await appendEvent(tx, tenantId, directoryEvent(tenantId), now);
  const { rows } = await sql`
    insert into scim_setting (tenant_id, told_at) values (${tenantId}, ${now})
    on conflict (tenant_id) do update set told_at = excluded.told_at
      where scim_setting.told_at is null
        or scim_setting.told_at < ${new Date(now.getTime() - 24 * hour)}
    returning tenant_id`.execute(tx);
  if (rows.length === 0) return;
  const { company_name: companyName } = await accountRow(tx, tenantId);
  const url = new URL(paths.admin.integrations.directory(), publicUrl).href;
  for (const { name, email } of await activeAdmins(tx, tenantId)) {
    const mail = { kind: 'directoryHeld', name, companyName, url } as const;
    await sendMail(tx, now, { tenantId, to: email, mail });
  }
}

/** An admin's yes: it counts for some hours, for others of the same storm. */
export async function allowMore(tx: Tx, context: RequestContext): Promise<void> {
  const until = new Date(context.clock.now().getTime() + allowedHours * hour);
  const { tenantId } = signedIn(context);
  await sql`insert into scim_setting (tenant_id, allowed_until) values (${tenantId}, ${until})
    on conflict (tenant_id) do update set allowed_until = excluded.allowed_until, told_at = null`.execute(
    tx,
  );
}
