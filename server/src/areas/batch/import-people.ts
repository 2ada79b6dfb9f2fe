import type { ImportAnswer, ImportRow } from '@jackfield/contract/api/batch';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { holdAccountRow, locked } from '../../platform/rows.ts';
import { addInvited, inviterOf } from '../teammates/add-invited.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { extensionForPerson, freeExtensions } from '../teammates/extension.ts';
import { fileCells } from '../teammates/file-version.ts';
import { payForUsers } from '../teammates/pay-for-users.ts';
import { trialRoom } from '../tenant/trial-limits.ts';
import { differingMembers, memberFault, parkExtensions, setMembers } from './change-person.ts';
import { changeMemberships } from './memberships.ts';
import { placesOf, teamBefore } from './places.ts';
import { insertBatch, type Outcome, toRow } from './repository.ts';
import { selectExtensions, takenEmails } from './taken.ts';
import {
  type AccountFacts,
  type KnownPerson,
  type ValidatedRow,
  validateRows,
} from './validate-rows.ts';

/** People of the account whom rows may name by id, email or extension, with their rows locked. */
async function selectNamed(
  tx: Tx,
  tenantId: string,
  rows: readonly ImportRow[],
): Promise<TeammateRow[]> {
  const cellsOf = (field: 'id' | 'email' | 'extension') =>
    rows.flatMap((row) => row[field]?.trim().toLowerCase() || []);
  const { rows: found } = await sql<TeammateRow>`
    select * from teammate
    where tenant_id = ${tenantId} and status <> 'cancel' and (id::text = any(${cellsOf('id')})
      or email = any(${cellsOf('email')}) or extension = any(${cellsOf('extension')}))
    order by id ${locked('update')}`.execute(tx);
  return found;
}

async function knownPeople(
  context: RequestContext,
  tx: Tx,
  { rows, teams }: { rows: readonly ImportRow[]; teams: readonly { id: string; name: string }[] },
): Promise<KnownPerson[]> {
  const { tenantId } = signedIn(context);
  const found = await selectNamed(tx, tenantId, rows);
  const places = await placesOf(
    tx,
    tenantId,
    found.map(({ id }) => id),
  );
  return found.map((row) => {
    const own = teams.filter(({ id }) => places.has(`${id}/${row.id}`));
    const names = own.map(({ name }) => name);
    return {
      row,
      cells: fileCells(row, names),
      teamIds: own.map(({ id }) => id),
      refusal: (field) => memberFault(context, row, field),
    };
  });
}

async function accountFacts(
  context: RequestContext,
  tx: Tx,
  rows: readonly ImportRow[],
): Promise<AccountFacts> {
  const { tenantId } = signedIn(context);
  await holdAccountRow(tx, tenantId);
  const emails = rows.map(({ email = '' }) => email.trim().toLowerCase());
  const teams = await tx
    .selectFrom('team')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .execute();
  return {
    emails: await takenEmails(tx, emails),
    room: await trialRoom(tx, tenantId, 'user'),
    extensions: await selectExtensions(tx, tenantId),
    firstFree: Number(await extensionForPerson(tx, tenantId)),
    teams: new Map(teams.map(({ id, name }) => [name.toLowerCase(), id])),
    people: await knownPeople(context, tx, { rows, teams }),
    givesRoles: signedIn(context).role === 'admin',
  };
}

const resultOf = ({ errors, person, change }: ValidatedRow) => {
  if (errors.length > 0) return 'refused';
  if (person !== null) return 'added';
  return change === null ? 'same' : 'changed';
};

/** What would become of a row, before anything is stored. */
const toOutcome = (row: ValidatedRow): Outcome => ({
  name: row.name,
  entityId: row.entityId,
  result: resultOf(row),
  errors: [...row.errors],
});

interface Writing {
  readonly validated: readonly ValidatedRow[];
  readonly facts: AccountFacts;
  readonly publicUrl: string;
  /** The line of the month's invoice that the new users are on; null in a trial. */
  readonly lineId: string | null;
}

/** Invites who can be; people without an extension of their own get free ones like those of the others. */
async function inviteAll(
  context: RequestContext,
  tx: Tx,
  { validated, facts, publicUrl, lineId }: Writing,
): Promise<Map<ValidatedRow, Outcome>> {
  const asked = validated.flatMap(
    ({ person, change }) => person?.extension ?? change?.members.extension ?? [],
  );
  const free = freeExtensions(new Set([...facts.extensions.keys(), ...asked]), facts.firstFree);
  const inviter = await inviterOf(tx, signedIn(context).tenantId, { publicUrl, lineId });
  const invited = new Map<ValidatedRow, Outcome>();
  for (const row of validated) {
    if (row.person === null) continue;
    const extension = row.person.extension ?? free.next().value;
    const entityId = await addInvited(context, { ...row.person, extension }, inviter);
    invited.set(row, { ...toOutcome(row), entityId, version: 1 });
  }
  return invited;
}

/** Changes whom the rows name, but for their teams. */
async function changeAll(
  context: RequestContext,
  tx: Tx,
  { validated, publicUrl }: Writing,
): Promise<Map<ValidatedRow, Outcome>> {
  const { tenantId } = signedIn(context);
  const changes = validated.flatMap((row) => (row.change ? [{ row, change: row.change }] : []));
  const moving = changes.filter(({ change }) => change.members.extension !== undefined);
  await parkExtensions(
    tx,
    tenantId,
    moving.map(({ change }) => change.row.id),
  );
  const places = await placesOf(
    tx,
    tenantId,
    changes.map(({ change }) => change.row.id),
  );
  const changed = new Map<ValidatedRow, Outcome>();
  for (const { row, change } of changes) {
    const { row: person, members, joined, left } = change;
    const { id } = person;
    const before = {
      ...differingMembers(person, members),
      ...teamBefore({ id, joined, left }, places),
    };
    const isOfTeams = Object.keys(members).length === 0;
    const version = isOfTeams
      ? person.version
      : await setMembers(context, { id, members, publicUrl });
    changed.set(row, { ...toOutcome(row), before, version });
  }
  return changed;
}

/** Puts people into their teams and takes them out of others, team by team. */
async function changeTeams(
  context: RequestContext,
  outcomes: ReadonlyMap<ValidatedRow, Outcome>,
): Promise<void> {
  const teams = new Map<string, { joining: string[]; leaving: string[] }>();
  const of = (teamId: string) => {
    const team = teams.get(teamId) ?? { joining: [], leaving: [] };
    teams.set(teamId, team);
    return team;
  };
  for (const [{ person, change }, { entityId }] of outcomes) {
    if (entityId === null) continue;
    const joined = person?.teamIds ?? change?.joined ?? [];
    for (const teamId of joined) of(teamId).joining.push(entityId);
    for (const teamId of change?.left ?? []) of(teamId).leaving.push(entityId);
  }
  for (const [teamId, team] of teams) await changeMemberships(context, { teamId, ...team });
}

interface Import {
  readonly rows: readonly ImportRow[];
  readonly dryRun: boolean;
  readonly shownTotal?: number | undefined;
  /** The batch that earlier rows of the file made, of which these become a part. */
  readonly batchId?: string | undefined;
  readonly publicUrl: string;
}

/**
 * Invites and changes the people of a file as one batch (annex J7), in one transaction. The
 * account's row is locked first, so parallel imports come one after the other and the limit of a
 * trial holds. Lines with faults are left out and kept with their reasons; a dry run stores
 * nothing. Throws 409 PRICECHANGED where who can be invited costs another total than was shown.
 */
export async function importPeople(
  context: RequestContext,
  { rows, dryRun, shownTotal, batchId, publicUrl }: Import,
): Promise<ImportAnswer> {
  const { tenantId } = signedIn(context);
  const bulk = { ...context, via: 'bulk' as const };
  return context.db.tenant(tenantId, async (tx) => {
    const facts = await accountFacts(bulk, tx, rows);
    const validated = validateRows(rows, facts);
    const answered = (outcomes: readonly Outcome[]) =>
      outcomes.map((outcome, at) => ({
        ...toRow(outcome),
        changes: [...(validated[at]?.changes ?? [])],
      }));
    if (dryRun || validated.every(({ person, change }) => person === null && change === null)) {
      return { batch: null, rows: answered(validated.map(toOutcome)), room: facts.room };
    }
    const names = validated.flatMap(({ name, person }) => (person === null ? [] : [name]));
    const isPaid = names.length > 0;
    const lineId = isPaid ? await payForUsers(tx, bulk, { names, shownTotal }) : null;
    const writing = { validated, facts, publicUrl, lineId };
    const changed = await changeAll(bulk, tx, writing);
    const invited = await inviteAll(bulk, tx, writing);
    await changeTeams(bulk, new Map([...changed, ...invited]));
    const outcomes = validated.map((row) => changed.get(row) ?? invited.get(row) ?? toOutcome(row));
    const batch = await insertBatch(tx, context, { kind: 'import', outcomes, batchId });
    const room = facts.room === null ? null : facts.room - names.length;
    return { batch, rows: answered(outcomes), room };
  });
}
