import type { Restored } from '@jackfield/contract/api/audit';
import type { Status } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { duplicate, notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import { putBack, softDeletedRows, type SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { devicesAway, devicesBack } from '../devices/devices-back.ts';
import { keptOf, numbersBack, resumeNumbers } from '../phone-numbers/numbers-back.ts';
import { payerOf } from '../invoicing/payer.ts';
import { payAgain } from '../phone-numbers/pay-again.ts';
import { type Availability, availableAgain, numbersIn } from '../phone-numbers/released-numbers.ts';
import { numberEvent, refuseTaken } from '../phone-numbers/write-number.ts';
import { emptyMissing } from '../routing-uses/missing-targets.ts';
import { sendInvitation } from '../session/links/invite.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import type { TeammateRow } from './dto.ts';
import { checkMayChange } from './fields.ts';
import { extensionForPerson, isExtensionFree } from './extension.ts';
import { auditMembers } from './history.ts';
import { repossess } from './repossess.ts';
import { teammateRow } from './repository.ts';
import { texts } from './texts.ts';

type Skipped = Restored['skipped'];

interface Deleted {
  readonly id: string;
  readonly lookup: NumberLookup;
  /** Which of its numbers can be had again. */
  readonly available: Availability;
  readonly publicUrl: string;
}

/** Which numbers of a deleted person can be had again: ask before the transaction. Throws 404. */
export async function lookAtDeleted(
  context: RequestContext,
  id: string,
  lookup: NumberLookup,
): Promise<Availability> {
  const kept = await context.read((tx) => softDeletedRows(tx, context, 'teammate', id));
  if (kept === null) throw notFound();
  return availableAgain(context, lookup, numbersIn(kept));
}

/** The person is there again, with another extension where theirs is somebody else's now. */
async function reinstate(
  tx: Tx,
  row: TeammateRow,
  { status, lineId, now }: { status: Status; lineId: string | null; now: Date },
): Promise<Skipped> {
  const { tenant_id: tenantId, id, extension: had } = row;
  const isFree = await isExtensionFree(tx, tenantId, had);
  const extension = isFree ? had : await extensionForPerson(tx, tenantId);
  await tx
    .updateTable('teammate')
    .set({
      status,
      extension,
      invoice_line_id: lineId,
      version: row.version + 1,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return isFree
    ? []
    : [{ field: 'extension', message: t(texts.extensionGiven, { had, extension }) }];
}

/** The place in each team that is still there, before those who moved up; answers the events. */
async function rejoin(
  tx: Tx,
  { tenant_id: tenantId, id }: TeammateRow,
  seats: SoftDeletedRows['rows'],
  now: Date,
): Promise<{ events: EventSpec[]; skipped: Skipped }> {
  const events: EventSpec[] = [];
  for (const { team_id: seat, position } of seats) {
    const teamId = String(seat);
    const { rows: teams } = await sql`
      update team set version = version + 1, updated_at = ${now}
      where tenant_id = ${tenantId} and id = ${teamId} returning id`.execute(tx);
    if (teams.length === 0) continue;
    await sql`
      update team_member set position = position + 1
      where tenant_id = ${tenantId} and team_id = ${teamId} and position >= ${position}
        and exists (select from team_member taken
          where taken.team_id = ${teamId} and taken.position = ${position})`.execute(tx);
    await sql`
      insert into team_member (tenant_id, team_id, teammate_id, position)
      values (${tenantId}, ${teamId}, ${id}, ${position})`.execute(tx);
    const event = { method: 'CreateEntityAsync', eventType: 'teammember' } as const;
    events.push({ ...event, id, ownerType: 'team', ownerId: teamId });
  }
  const isWhole = events.length === seats.length;
  return { events, skipped: isWhole ? [] : [{ field: 'teams', message: t(texts.teamGone) }] };
}

/** Another person may have the email meanwhile, in any account. */
function refuseEmail({ email, full_name: name }: TeammateRow) {
  return (error: unknown): never => {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
    if (constraint !== 'teammate_email') throw error;
    throw duplicate('email', t(texts.emailTaken, { email, name }));
  };
}

/** Whoever had not accepted gets a new invitation: the links of the old one ended. */
async function inviteAgain(tx: Tx, row: TeammateRow, now: Date, publicUrl: string) {
  if (row.status !== 'pending' || row.is_email_confirmed) return;
  const { tenant_id: tenantId, id: teammateId, email, full_name: name } = row;
  const { company_name: companyName } = await accountRow(tx, tenantId);
  await sendInvitation(tx, { tenantId, teammateId, email, name, companyName }, { now, publicUrl });
}

/**
 * Brings a deleted person back with their numbers, team places, devices and settings; they sign in
 * as before. What somebody else got goes back only while it is as it was given. What cannot come
 * back is named (annex J2, SAY-08); where calls were sent elsewhere is the history's to take back.
 * Throws 404 when the person is not kept any more, 409 DUPLICATE when the email is somebody else's
 * now, TRIALLIMIT.
 */
export async function restoreTeammate(
  context: RequestContext,
  { id, lookup, available, publicUrl }: Deleted,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const person = await context.read((tx) => teammateRow(tx, tenantId, id));
  checkMayChange(context, person);
  const work = write<Restored>(context, {
    entity: 'teammate',
    id,
    action: 'teammate.restore',
    async change(tx) {
      const before = await readRow(tx, 'teammate', { tenantId, id }, 'update');
      const kept = await softDeletedRows(tx, context, 'teammate', id);
      const [was] = kept === null ? [] : keptOf(kept, 'teammate');
      if (kept === null || was === undefined || before.status !== 'cancel') throw notFound();
      const { full_name: user } = before;
      const back = await numbersBack(tx, tenantId, kept, { available });
      const devices = devicesBack(keptOf(kept, 'device'), context.secrets);
      await claimTrialRoom(tx, tenantId, 'user');
      await claimTrialRoom(tx, tenantId, 'userNumber', back.numbers.length);
      await claimTrialRoom(tx, tenantId, 'device', devices.deskphones);
      const paying = {
        ...payerOf(context),
        entity: 'teammate',
        id,
        numbers: back.numbers,
        user: { name: user, isPending: was.status === 'pending' },
      } as const;
      const billed = await payAgain(tx, paying);
      const lineId = paying.user.isPending ? (billed.lineIds[0] ?? null) : null;
      const extension = await reinstate(tx, before, { status: was.status as Status, lineId, now });
      const takenBack = await repossess(tx, { tenantId, now, kept });
      const rows = [
        ...back.rows.filter(({ table }) =>
          /^(phone_number|campaign_number|number_order)$/.test(table),
        ),
        { table: 'device', rows: devices.rows, unlessTaken: 'mac_address' },
      ];
      const away = await putBack(tx, tenantId, { entity: 'teammate', id, rows });
      await resumeNumbers(tx, lookup, { tenantId, rows, linesOf: billed.linesOf, now });
      const seats = await rejoin(tx, before, keptOf(kept, 'team_member'), now);
      const emptied = await emptyMissing(tx, tenantId, { table: 'teammate', id });
      const row = await teammateRow(tx, tenantId, id);
      await inviteAgain(tx, row, now, publicUrl);
      const owner = { type: 'teammate', id } as const;
      const { status, role } = row;
      return {
        before: auditMembers(before),
        after: auditMembers(row),
        name: user,
        events: [
          { method: 'CreateEntityAsync', eventType: 'teammate', id, status, role },
          ...back.numbers.map((number) => numberEvent('CreateEntityAsync', owner, number.id)),
          ...takenBack.events,
          ...seats.events,
          ...billed.events,
        ],
        result: {
          restored: ['status'],
          skipped: [
            ...extension,
            ...back.skipped,
            ...takenBack.skipped,
            ...seats.skipped,
            ...devices.skipped,
            ...devicesAway(devices.rows, away),
            ...emptied,
          ],
        },
      };
    },
  });
  return namingDuplicates(work.catch(refuseEmail(person)).catch(refuseTaken));
}
