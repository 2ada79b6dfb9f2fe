import type { NewTeammate } from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { askAgain } from '../../platform/policy.ts';
import { write } from '../../platform/write.ts';
import { sendInvitation } from '../session/links/invite.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { accountRow } from '../../platform/rows.ts';
import { extensionForPerson } from './extension.ts';
import { auditMembers } from './history.ts';
import { teammateRow } from './repository.ts';

/** A person to invite; title and extension where they are known already. */
export interface Invited extends NewTeammate {
  readonly title?: string | undefined;
  readonly extension?: string | undefined;
}

/** What an invitation takes from the account. */
export interface Inviter {
  readonly companyName: string;
  readonly timeZone: string;
  readonly publicUrl: string;
  /** The line of an invoice that they are on; null in a trial. */
  readonly lineId: string | null;
}

/** The account as invitations need it. */
export async function inviterOf(
  tx: Tx,
  tenantId: string,
  from: Pick<Inviter, 'publicUrl' | 'lineId'>,
): Promise<Inviter> {
  const { company_name: companyName, time_zone: timeZone } = await accountRow(tx, tenantId);
  return { companyName, timeZone, ...from };
}

/**
 * Adds a pending person with mail, history and event, and answers the id. The caller has claimed
 * the room for it, which keeps the account's row locked. Throws 409 DUPLICATE.
 */
export async function addInvited(
  context: RequestContext,
  person: Invited,
  { companyName, timeZone, publicUrl, lineId }: Inviter,
): Promise<string> {
  const actor = signedIn(context);
  const { tenantId } = actor;
  if (person.role === 'admin') {
    if (actor.role !== 'admin') throw new ApiError('FORBIDDEN');
    askAgain(context);
  }
  const id = newId();
  const now = context.clock.now();
  await namingDuplicates(
    write(context, {
      entity: 'teammate',
      id,
      action: 'teammate.create',
      async change(tx) {
        await insertPerson(tx, { id, tenantId, now, person, timeZone, lineId });
        const row = await teammateRow(tx, tenantId, id);
        const { full_name: name, email } = row;
        const to = { tenantId, teammateId: id, email, name, companyName };
        await sendInvitation(tx, to, { now, publicUrl });
        const method = 'CreateEntityAsync';
        const { role } = person;
        return {
          before: null,
          after: auditMembers(row),
          name,
          events: [{ method, eventType: 'teammate', id, status: 'pending', role }],
          result: id,
        };
      },
    }),
  );
  return id;
}

interface NewPerson {
  readonly id: string;
  readonly tenantId: string;
  readonly now: Date;
  readonly person: Invited;
  readonly timeZone: string;
  readonly lineId: string | null;
}

/** Stores a pending person. */
export async function insertPerson(
  tx: Tx,
  { id, tenantId, now, person, timeZone, lineId }: NewPerson,
) {
  await tx
    .insertInto('teammate')
    .values({
      id,
      tenant_id: tenantId,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      title: person.title ?? '',
      extension: person.extension ?? (await extensionForPerson(tx, tenantId)),
      role: person.role,
      status: 'pending',
      time_zone: timeZone,
      invoice_line_id: lineId,
      sms_greetings: JSON.stringify({ isEnabled: false, text: '' }),
      call_recording_setting: JSON.stringify({ inbound: false, outbound: false }),
      missed_call_handling: JSON.stringify({ actionType: 'voicemail', actionValue: null }),
      created_at: now,
      updated_at: now,
    })
    .execute();
}
