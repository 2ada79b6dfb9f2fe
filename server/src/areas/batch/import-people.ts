import { type BatchAnswer, type ImportRow, mostInBatch } from '@jackfield/contract/api/batch';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { addInvited, type Inviter, inviterOf } from '../teammates/add-invited.ts';
import { extensionForPerson, freeExtensions } from '../teammates/extension.ts';
import { payForUsers } from '../teammates/pay-for-users.ts';
import { trialRoom } from '../tenant/trial-limits.ts';
import { type AccountFacts, type ValidatedRow, validateRows } from './validate-rows.ts';
import { insertBatch, type Outcome, toRow } from './repository.ts';
import { changeMemberships } from './memberships.ts';

/** Emails of the rows that somebody of any account has. Asked outside of a tenant's transaction. */
export async function takenEmails(
  context: Pick<RequestContext, 'db'>,
  rows: readonly ImportRow[],
): Promise<ReadonlySet<string>> {
  const emails = rows.map(({ email }) => email.trim().toLowerCase()).filter(Boolean);
  const found = await context.db.system((tx) =>
    sql<{ email: string }>`
      select email from teammate where email = any(${emails}) and status <> 'cancel'`.execute(tx),
  );
  return new Set(found.rows.map(({ email }) => email));
}

async function accountFacts(
  tx: Tx,
  tenantId: string,
  emails: ReadonlySet<string>,
): Promise<AccountFacts> {
  await tx.selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute();
  const room = await trialRoom(tx, tenantId, 'user');
  const extensions = await tx
    .selectFrom('extension')
    .select('extension')
    .where('tenant_id', '=', tenantId)
    .execute();
  const teams = await tx
    .selectFrom('team')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return {
    emails,
    room,
    extensions: new Set(extensions.map(({ extension }) => extension)),
    firstFree: Number(await extensionForPerson(tx, tenantId)),
    teams: new Map(teams.map(({ id, name }) => [name.toLowerCase(), id])),
  };
}

/** Invites who can be; people without an extension of their own get free ones like those of the others. */
async function inviteAll(
  context: RequestContext,
  validated: readonly ValidatedRow[],
  { inviter, facts }: { inviter: Inviter; facts: AccountFacts },
): Promise<Outcome[]> {
  const asked = validated.flatMap(({ person }) => person?.extension ?? []);
  const free = freeExtensions(new Set([...facts.extensions, ...asked]), facts.firstFree);
  const outcomes: Outcome[] = [];
  for (const { name, errors, person } of validated) {
    if (person === null) {
      outcomes.push({ name, entityId: null, result: 'refused', errors: [...errors] });
      continue;
    }
    const extension = person.extension ?? free.next().value;
    const entityId = await addInvited(context, { ...person, extension }, inviter);
    outcomes.push({ name, entityId, result: 'added', errors: [], version: 1 });
  }
  return outcomes;
}

async function joinTeams(
  context: RequestContext,
  validated: readonly ValidatedRow[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const joining = new Map<string, string[]>();
  for (const [at, { person }] of validated.entries()) {
    const id = outcomes[at]?.entityId;
    for (const teamId of (id && person?.teamIds) || []) {
      joining.set(teamId, [...(joining.get(teamId) ?? []), id ?? '']);
    }
  }
  for (const [teamId, ids] of joining) await changeMemberships(context, { teamId, joining: ids });
}

interface Import {
  readonly rows: readonly ImportRow[];
  readonly dryRun: boolean;
  readonly shownTotal?: number | undefined;
  readonly publicUrl: string;
}

/**
 * Invites the people of a file as one batch (annex J7), in one transaction. The account's row is
 * locked first, so parallel imports come one after the other and the limit of a trial holds. Lines
 * with faults are left out and kept with their reasons; a dry run stores nothing. Throws 409
 * PRICECHANGED where who can be invited costs another total than was shown, 409 LIMITREACHED for
 * more than a batch takes.
 */
export async function importPeople(context: RequestContext, given: Import): Promise<BatchAnswer> {
  if (!given.dryRun && given.rows.length > mostInBatch) throw new ApiError('LIMITREACHED');
  return importKnown(context, given, await takenEmails(context, given.rows));
}

/** `importPeople`, with the emails that were found to be taken before; may be a part of more. */
export function importKnown(
  context: RequestContext,
  { rows, dryRun, shownTotal, publicUrl }: Import,
  emails: ReadonlySet<string>,
): Promise<BatchAnswer> {
  const { tenantId } = signedIn(context);
  const bulk = { ...context, via: 'bulk' as const };
  return context.db.tenant(tenantId, async (tx) => {
    const facts = await accountFacts(tx, tenantId, emails);
    const validated = validateRows(rows, facts);
    if (dryRun || validated.every(({ person }) => person === null)) {
      const answers = validated.map(({ name, errors, person }) => {
        const result = person === null ? ('refused' as const) : ('added' as const);
        return toRow({ name, entityId: null, result, errors: [...errors] });
      });
      return { batch: null, rows: answers, room: facts.room };
    }
    const names = validated.flatMap(({ name, person }) => (person === null ? [] : [name]));
    const lineId = await payForUsers(tx, bulk, { names, shownTotal });
    const inviter = await inviterOf(tx, tenantId, { publicUrl, lineId });
    const outcomes = await inviteAll(bulk, validated, { inviter, facts });
    await joinTeams(bulk, validated, outcomes);
    const batch = await insertBatch(tx, context, { kind: 'import', outcomes });
    const added = outcomes.filter(({ result }) => result === 'added').length;
    const room = facts.room === null ? null : facts.room - added;
    return { batch, rows: outcomes.map(toRow), room };
  });
}
