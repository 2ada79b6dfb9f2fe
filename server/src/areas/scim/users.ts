import {
  type NewTeammate,
  newTeammateSchema,
  teammateChangeSchema,
} from '@jackfield/contract/api/teammate';
import { type Message, t } from '@jackfield/texts';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { languageFor } from '../../platform/languages.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { isEmailTaken, wantedEmail } from '../teammates/change-email.ts';
import { createTeammate } from '../teammates/create.ts';
import { changeTeammate } from '../teammates/update.ts';
import { asDirectory, type ScimAnswer, type ScimParts, type Seen } from './acting.ts';
import { findByName, freeName, readUser as readUserRow, type UserRow } from './find-users.ts';
import { comeBack, hold, isStorm, leave, stopWaiting } from './leaving.ts';
import { scimError } from './scim-error.ts';
import { texts } from './texts.ts';
import { emailOf, isTombstone, type UserDraft } from './user-draft.ts';
import { userResource, versionOf } from './user-resource.ts';

/** Seconds after which the directory asks again about somebody who waits for an admin's yes. */
const askAgainAfter = 3600;

const shown = (row: UserRow, base: string, seen: Seen, status: 200 | 201 = 200): ScimAnswer => ({
  status,
  body: userResource(row, base),
  version: versionOf(row),
  location: `${base}/Users/${row.id}`,
  seen: [seen],
});

/** Whom an invitation needs, in words. Throws 400. */
function newPerson(draft: UserDraft): NewTeammate {
  const { givenName: firstName = '', familyName: lastName = '' } = draft;
  const email = emailOf(draft);
  if (email === undefined) throw scimError('invalidValue', t(texts.emailMissing));
  if (firstName === '') throw scimError('invalidValue', t(texts.firstNameMissing));
  if (lastName === '') throw scimError('invalidValue', t(texts.lastNameMissing));
  const read = v.safeParse(newTeammateSchema, { firstName, lastName, email, role: 'standard' });
  if (read.success) return read.output;
  throw scimError('invalidValue', read.issues[0].message);
}

async function keepTold(tx: Tx, context: RequestContext, row: UserRow, draft: UserDraft) {
  const { tenantId, keyId } = signedIn(context);
  const now = {
    user_name: row.user_name ?? row.email,
    external_id: row.external_id,
    manager_id: row.manager_id,
  };
  const told = {
    user_name: draft.userName ?? now.user_name,
    external_id: draft.externalId === undefined ? now.external_id : draft.externalId,
    manager_id: draft.managerId === undefined ? now.manager_id : draft.managerId,
  };
  const isSame = row.user_name !== null && JSON.stringify(now) === JSON.stringify(told);
  if (isSame) return false;
  const updatedAt = context.clock.now();
  await freeName(tx, tenantId, told.user_name);
  await tx
    .insertInto('scim_user')
    .values({
      ...told,
      teammate_id: row.id,
      tenant_id: tenantId,
      key_id: keyId ?? null,
      updated_at: updatedAt,
    })
    .onConflict((conflict) =>
      conflict.column('teammate_id').doUpdateSet((set) => ({
        ...told,
        updated_at: updatedAt,
        version: set('scim_user.version', '+', 1),
      })),
    )
    .execute();
  return JSON.stringify(now) !== JSON.stringify(told);
}

/**
 * Invites somebody of whom the directory tells, as an admin does, as a standard user (SCIM-01).
 * Throws 400, 409 uniqueness, 409 TRIALLIMIT, and 403 where a user costs and the key may not spend.
 */
export function createUser(
  parts: ScimParts,
  given: RequestContext,
  draft: UserDraft,
  base: string,
): Promise<ScimAnswer> {
  const context = asDirectory(given);
  const { tenantId } = signedIn(context);
  const person = newPerson(draft);
  if (draft.active === false) throw scimError('invalidValue', t(texts.invitesNobody));
  const userName = draft.userName ?? person.email;
  return context.db.tenant(tenantId, async (tx) => {
    await holdAccountRow(tx, tenantId);
    if (await findByName(tx, tenantId, userName)) throw scimError('uniqueness', t(texts.nameTaken));
    const title = draft.title === undefined ? undefined : titleOf(draft.title);
    const { id } = await createTeammate(context, { ...person, title }, parts);
    const change = placeOf(draft);
    if (Object.keys(change).length > 0) {
      await changeTeammate(context, { id, change, publicUrl: parts.publicUrl });
    }
    await keepTold(tx, context, await readUserRow(tx, tenantId, id), { ...draft, userName });
    const row = await readUserRow(tx, tenantId, id);
    return shown(row, base, { subject: userName, teammateId: id, what: 'added' }, 201);
  });
}

const titleOf = (title: string) => title.slice(0, 50).trim();

/** Zone and language, where the portal has them. */
function placeOf({ timezone, language }: UserDraft) {
  const known = language === undefined ? undefined : languageFor(language);
  const [spoken] = known?.split('-') ?? [];
  const isSpoken = spoken !== undefined && language?.toLowerCase().split(/[-_]/)[0] === spoken;
  return {
    ...(timezone !== undefined && isTimeZone(timezone) && { timeZone: timezone }),
    ...(isSpoken && { language: known }),
  };
}

/** The email that somebody is to have; theirs where the draft gives no other. */
function newEmailOf(row: UserRow, draft: UserDraft): string {
  const isRenamed = draft.userName !== undefined && draft.userName !== row.user_name;
  const named = isRenamed ? draft : { ...draft, userName: undefined };
  return emailOf(named) ?? wantedEmail(row);
}

/** Members of a person that a draft changes. Throws 400. */
function changeOf(row: UserRow, draft: UserDraft) {
  const { givenName, familyName, title } = draft;
  const email = newEmailOf(row, draft);
  const wanted = {
    ...(givenName !== undefined && { firstName: givenName }),
    ...(familyName !== undefined && { lastName: familyName }),
    ...(title !== undefined && { title: titleOf(title) }),
    ...(email !== wantedEmail(row) && row.role !== 'admin' && { email }),
    ...placeOf(draft),
  };
  const read = v.safeParse(teammateChangeSchema, wanted);
  if (!read.success) throw scimError('invalidValue', read.issues[0].message);
  return { change: read.output, isEmailKept: email !== wantedEmail(row) && row.role === 'admin' };
}

interface Change {
  readonly id: string;
  readonly draft: UserDraft;
  readonly base: string;
}

/** Whether somebody of another account has the email that a draft gives. */
async function isTaken(context: RequestContext, { id, draft }: Change): Promise<boolean> {
  const { tenantId } = signedIn(context);
  const row = await context.read((tx) => readUserRow(tx, tenantId, id));
  const email = newEmailOf(row, draft);
  return email !== wantedEmail(row) && isEmailTaken(context, email, id);
}

type Moved = 'suspended' | 'changed' | 'held' | 'kept' | 'same';

/** Suspends somebody, lets them come back, or keeps them until an admin says yes. Throws 403, 409. */
async function move(
  parts: ScimParts,
  context: RequestContext,
  tx: Tx,
  { row, active }: { row: UserRow; active: boolean | undefined },
): Promise<Moved> {
  const isActive = row.status !== 'suspended';
  if (active === true) await stopWaiting(tx, row);
  if (active === undefined || active === isActive) return 'same';
  if (active) {
    // Whom an admin has suspended no directory lets in again.
    if (row.left_at === null) return 'kept';
    await comeBack(parts, context, tx, row);
    return 'changed';
  }
  if (await isStorm(tx, context)) {
    await hold(parts, context, tx, row);
    return 'held';
  }
  await leave(parts, context, tx, [row]);
  return 'suspended';
}

/** Changes whom the directory names; the owner is not synced. Throws 403, 404, 409, 412, 429. */
export async function changeUser(
  parts: ScimParts,
  given: RequestContext,
  change: Change,
): Promise<ScimAnswer> {
  const context = asDirectory(given);
  const { tenantId } = signedIn(context);
  const { id, draft, base } = change;
  const isEmailOfOther = await isTaken(context, change);
  const answer = await context.db.tenant(tenantId, async (tx): Promise<ScimAnswer | null> => {
    // Before the people, as for who leaves with many.
    await holdAccountRow(tx, tenantId);
    const row = await readUserRow(tx, tenantId, id);
    const subject = row.user_name ?? row.email;
    if (given.expectedVersion !== null && given.expectedVersion !== versionOf(row)) {
      throw new ApiError('VERSIONCONFLICT', { message: t(texts.versionPassed) });
    }
    const seen = (what: Seen['what'], reason?: string): Seen => ({
      subject,
      teammateId: id,
      what,
      reason,
    });
    if (row.is_tenant_owner) {
      if (draft.active === false) throw new ApiError('FORBIDDEN', { message: t(texts.ownerStays) });
      return shown(row, base, seen('skipped', t(texts.ownerIsKept)));
    }
    const { members, isEmailKept, isTold } = await changeMembers(parts, context, tx, {
      row,
      draft,
      isEmailOfOther,
    });
    const current = await readUserRow(tx, tenantId, id);
    const moved = await move(parts, context, tx, { row: current, active: draft.active });
    if (moved === 'held') return null;
    const left = moved === 'suspended' && current.status === 'pending';
    const after = left ? current : await readUserRow(tx, tenantId, id);
    if (moved === 'suspended') return shown(asGone(after), base, seen('suspended'));
    if (moved === 'kept') return shown(after, base, seen('skipped', t(texts.suspendedHere)));
    if (isEmailKept) return shown(after, base, seen('skipped', t(texts.adminEmail)));
    const isChanged = members.length > 0 || isTold || moved === 'changed';
    return shown(after, base, seen(isChanged ? 'changed' : 'unchanged', members.join(', ')));
  });
  if (answer !== null) return answer;
  throw new ApiError('TOOMANYREQUESTS', { message: t(texts.held), retryAfter: askAgainAfter });
}

/** An invitation that was withdrawn is told as one of somebody who is not active. */
const asGone = (row: UserRow): UserRow => ({ ...row, status: 'suspended' });

async function changeMembers(
  { publicUrl }: ScimParts,
  context: RequestContext,
  tx: Tx,
  { row, draft, isEmailOfOther }: { row: UserRow; draft: UserDraft; isEmailOfOther: boolean },
) {
  const { change, isEmailKept } = changeOf(row, draft);
  const { changed } = await changeTeammate(context, {
    id: row.id,
    change,
    publicUrl,
    isTaken: isEmailOfOther,
  });
  // The name that somebody had is the one that they come back by.
  const isDead = draft.userName !== undefined && isTombstone(draft.userName);
  if (!isDead) await refuseName(tx, row, draft.userName);
  const isTold = await keepTold(
    tx,
    context,
    row,
    isDead ? { ...draft, userName: undefined } : draft,
  );
  return { members: changed.map((field) => wordsOf(field, change)), isEmailKept, isTold };
}

const fieldTexts: Readonly<Record<string, Message>> = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  title: texts.title,
  email: texts.email,
  timeZone: texts.timeZone,
  language: texts.language,
};

/** A changed member as the page tells it: “Title: Lead hygienist”. */
function wordsOf(field: string, change: Readonly<Record<string, unknown>>): string {
  const label = fieldTexts[field];
  return `${label ? t(label) : field}: ${String(change[field] ?? '')}`;
}

async function refuseName(tx: Tx, { tenant_id: tenantId, id }: UserRow, userName?: string) {
  if (userName === undefined) return;
  const holder = await findByName(tx, tenantId, userName);
  if (holder !== undefined && holder.id !== id) throw scimError('uniqueness', t(texts.nameTaken));
}

/** DELETE suspends too: nothing that is paid or was said to somebody is lost (SCIM-01). */
export async function removeUser(
  parts: ScimParts,
  context: RequestContext,
  id: string,
): Promise<ScimAnswer> {
  const { seen = [] } = await changeUser(parts, context, {
    id,
    draft: { active: false },
    base: '',
  });
  return { status: 204, seen };
}

/** What the directory has heard of is not changed by asking: people who were found are still there. */
export const seenUnchanged = (row: UserRow): Seen => ({
  subject: row.user_name ?? row.email,
  teammateId: row.id,
  what: 'unchanged',
});
