import type { NewTeammate, Teammate } from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { sendInvitation } from '../session/invite.ts';
import { addNumber } from '../number/add.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { namingDuplicates } from './duplicates.ts';
import { lowestFreeExtension } from './extension.ts';
import { auditMembers } from './history.ts';
import { readTeammate, teammateRow } from './repository.ts';

/** Account of the inviter. */
function accountOf(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('tenant')
    .select(['company_name', 'time_zone'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** A person to invite; title and extension where they are known already. */
export interface Invited extends NewTeammate {
  readonly title?: string | undefined;
  readonly extension?: string | undefined;
}

/**
 * Invites a person (annex E1): pending, lowest free extension unless given, invitation mail. A
 * reserved number that comes along is bought in the same transaction, so that both happen or none.
 */
export function createTeammate(
  context: RequestContext,
  person: Invited,
  publicUrl: string,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const created = await invite(context, person, publicUrl);
    if (person.phoneNumber === undefined) return created;
    await addNumber(context, { type: 'teammate', id: created.id }, person.phoneNumber);
    return readTeammate(tx, tenantId, created.id);
  });
}

async function invite(
  context: RequestContext,
  person: Invited,
  publicUrl: string,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const id = newId();
  const now = context.clock.now();
  const created = await namingDuplicates(
    write(context, {
      entity: 'teammate',
      id,
      action: 'teammate.create',
      change: async (tx) => {
        // Its lock also keeps parallel calls from finding the same free extension.
        await claimTrialRoom(tx, tenantId, 'user');
        const account = await accountOf(tx, tenantId);
        await insertPerson(tx, { id, tenantId, now, person, timeZone: account.time_zone });
        const result = await readTeammate(tx, tenantId, id);
        const to = { tenantId, teammateId: id, email: person.email, name: result.fullName };
        await sendInvitation(tx, { ...to, companyName: account.company_name }, { now, publicUrl });
        return {
          before: null,
          after: auditMembers(await teammateRow(tx, tenantId, id)),
          name: result.fullName,
          events: [
            {
              method: 'CreateEntityAsync',
              eventType: 'teammate',
              id,
              status: 'pending',
              role: person.role,
            },
          ],
          result,
        };
      },
    }),
  );
  if (created === null) throw new Error('Nobody was added.');
  return created;
}

interface NewPerson {
  readonly id: string;
  readonly tenantId: string;
  readonly now: Date;
  readonly person: Invited;
  readonly timeZone: string;
}

async function insertPerson(tx: Tx, { id, tenantId, now, person, timeZone }: NewPerson) {
  await tx
    .insertInto('teammate')
    .values({
      id,
      tenant_id: tenantId,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      title: person.title ?? '',
      extension: person.extension ?? (await lowestFreeExtension(tx, tenantId)),
      role: person.role,
      status: 'pending',
      time_zone: timeZone,
      sms_greetings: JSON.stringify({ isEnabled: false, text: '' }),
      call_recording_setting: JSON.stringify({ inbound: false, outbound: false }),
      missed_call_handling: JSON.stringify({ actionType: 'voicemail', actionValue: null }),
      created_at: now,
      updated_at: now,
    })
    .execute();
}
