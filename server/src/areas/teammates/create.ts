import type { NewTeammate, Teammate } from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { sendInvitation } from '../session/invite.ts';
import { namingDuplicates } from './duplicates.ts';
import { lowestFreeExtension } from './extension.ts';
import { auditMembers } from './history.ts';
import { readTeammate, teammateRow } from './repository.ts';

interface Account {
  readonly company_name: string;
  readonly time_zone: string;
  readonly is_trial: boolean;
  readonly trial_maximum_user: number | null;
}

/** Account of the inviter, locked so that limits and free extensions hold under parallel calls. */
async function lockAccount(tx: Tx, tenantId: string): Promise<Account> {
  return tx
    .selectFrom('tenant')
    .select(['company_name', 'time_zone', 'is_trial', 'trial_maximum_user'])
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function checkTrial(tx: Tx, tenantId: string, account: Account): Promise<void> {
  const limit = account.trial_maximum_user;
  if (!account.is_trial || limit === null) return;
  const { people } = await tx
    .selectFrom('teammate')
    .select((all) => all.fn.countAll<number>().as('people'))
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .executeTakeFirstOrThrow();
  if (Number(people) >= limit) {
    throw new ApiError('TRIALLIMIT', {
      message: `Your trial allows up to ${limit} users. End the trial to add more.`,
    });
  }
}

/** Invites a person (annex E1): pending, lowest free extension, invitation mail. */
export async function createTeammate(
  context: RequestContext,
  person: NewTeammate,
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
        const account = await lockAccount(tx, tenantId);
        await checkTrial(tx, tenantId, account);
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
  readonly person: NewTeammate;
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
      extension: await lowestFreeExtension(tx, tenantId),
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
