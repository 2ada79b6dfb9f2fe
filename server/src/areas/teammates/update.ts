import type {
  Teammate,
  TeammateCallHandling,
  TeammateChange,
} from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { type Changed, changeRecord, type Members } from '../../platform/record.ts';
import { emailTaken, isEmailTaken, mailEmailChange } from './change-email.ts';
import type { TeammateRow } from './dto.ts';
import { readTeammate } from './repository.ts';
import { teammateRecord } from './teammate-record.ts';

interface Update {
  readonly id: string;
  readonly change: Members;
  readonly publicUrl: string;
  /** Somebody else has the wanted email. */
  readonly isTaken?: boolean;
}

/** Sets members of a person, with the mails that a changed email causes. */
export function changeTeammate(
  context: RequestContext,
  { id, change, publicUrl, isTaken = false }: Update,
): Promise<Changed<TeammateRow>> {
  return changeRecord(context, teammateRecord, {
    id,
    action: 'teammate.update',
    members: change,
    async after({ tx, state: before }, { email }, after) {
      if (email === undefined) return;
      if (isTaken) throw emailTaken();
      await mailEmailChange(tx, context, { before, after, publicUrl });
    },
  });
}

/** Changes the given members of a person (annex C3, API-117). */
export async function updateTeammate(
  context: RequestContext,
  { id, change, publicUrl }: Update & { readonly change: TeammateChange },
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const isTaken = change.email !== undefined && (await isEmailTaken(context, change.email, id));
  return context.db.tenant(tenantId, async (tx) => {
    await changeTeammate(context, { id, change, publicUrl, isTaken });
    return readTeammate(tx, tenantId, id);
  });
}

/** Changes where a person's missed calls go and which calls are recorded (API-126, PPL-02). */
export function setTeammateCallHandling(
  context: RequestContext,
  id: string,
  members: TeammateCallHandling,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    await changeRecord(context, teammateRecord, {
      id,
      action: 'teammate.setCallHandling',
      members,
    });
    return readTeammate(tx, tenantId, id);
  });
}
